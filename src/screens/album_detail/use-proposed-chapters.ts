import { useMemo } from 'react'
import { type Album, type AlbumPhoto, DEFAULT_GROUP_NAME } from '../../../domain/album/album.ts'
import { distinctTitles } from '../../../domain/album/chapters.ts'
import type { GroupId } from '../../../domain/ids.ts'
import { chapterLine, eventTitles } from '../../../domain/image-analysis/event-title.ts'
import { photoEvents } from '../../../domain/image-analysis/photo-events.ts'
import { useEventFacts } from '../../features/album/use-proposed-titles.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'

/** Photos of one event, with the title that its days and places suggest. */
export interface ProposedChapter {
  readonly photos: readonly AlbumPhoto[]
  readonly title: string
  /** When and where, as it stands below the title. */
  readonly line: string
}

export interface ProposedChapters {
  /** The group that they would be made of. */
  readonly id: GroupId
  readonly title: string
  readonly chapters: readonly ProposedChapter[]
}

/**
 * The chapters that the last group of an album would make, as long as nobody has named it: where its photos tell of several
 * events. Groups that are made stand at the end of an album, so only the last one can be parted in its order.
 */
export function useProposedChapters({ id: aid, groups }: Album): ProposedChapters | undefined {
  const factsOf = useEventFacts(aid)
  const group = groups.at(-1)
  return useMemo(() => {
    const title = group?.title.trim()
    if (!factsOf || !group || group.disabled || (title !== '' && title !== DEFAULT_GROUP_NAME)) {
      return undefined
    }
    const events = photoEvents(group.photos.map((photo) => ({ ...factsOf(photo), photo })))
    const language = spokenLanguage()
    const titles = distinctTitles(events.map((event) => eventTitles(event, language)))
    const chapters = events.map((event, at) => ({
      photos: event.map(({ photo }) => photo),
      title: titles[at] ?? '',
      line: chapterLine(event, '', language),
    }))
    return chapters.length > 1 ? { id: group.id, title: group.title, chapters } : undefined
  }, [factsOf, group])
}

/** What an offer is called once it was decided about: other photos make another one. */
export function chaptersName({ chapters }: ProposedChapters): string {
  return `chapters ${chapters.map(({ photos: [first] }) => first?.id).join(' ')}`
}
