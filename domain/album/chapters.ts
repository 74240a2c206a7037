import type { GroupId, PhotoId } from '../ids.ts'
import type { AlbumEdit } from './album-edit.ts'

/** A group that is to be made out of photos of another one. */
export interface Chapter {
  /** The first chapter has the id of the group that it was. */
  readonly id: GroupId
  readonly title: string
  readonly photoIds: readonly PhotoId[]
}

/** Makes the last group of an album into chapters: their photos lie one after the other in it. */
export function chapterEdits([first, ...others]: readonly Chapter[]): readonly AlbumEdit[] {
  return first
    ? [
        { kind: 'describe-group', id: first.id, title: first.title },
        ...others.flatMap(({ id, title, photoIds }): AlbumEdit[] => [
          { kind: 'add-group', id, title },
          { kind: 'move-photos', photoIds, to: id, before: null },
        ]),
      ]
    : []
}

/** Takes that back: one group again, under its old title, with the photos in their order and all that came meanwhile. */
export function withoutChapters([first, ...others]: readonly Chapter[], title: string): readonly AlbumEdit[] {
  return first
    ? [
        ...others.toReversed().map(({ id }): AlbumEdit => ({ kind: 'remove-group', id })),
        { kind: 'describe-group', id: first.id, title },
      ]
    : []
}

/** For each of several chapters the first of its proposed titles that none before it has; empty where all are taken. */
export function distinctTitles(proposed: readonly (readonly string[])[]): readonly string[] {
  const taken = new Set<string>()
  return proposed.map((titles) => {
    const title = titles.find((one) => !taken.has(one)) ?? ''
    taken.add(title)
    return title
  })
}
