import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import { type Chapter, chapterEdits, withoutChapters } from '../../../domain/album/chapters.ts'
import { asId, type GroupId } from '../../../domain/ids.ts'
import type { SettledOffers } from '../../features/album/use-settled-offers.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './Alike.module.css'
import { ChaptersSheet } from './ChaptersSheet.tsx'
import { chaptersName, type ProposedChapters, useProposedChapters } from './use-proposed-chapters.ts'

interface ChaptersLineProps {
  readonly album: Album
  /** Photos are on their way: this waits. */
  readonly busy: boolean
  readonly offers: SettledOffers
  readonly onEdit: (edit: AlbumEdit) => void
  /** What stands here while there is nothing to say. */
  readonly children: ReactNode
}

/** One quiet line: the photos tell of several events, each of which can be a chapter. Nothing is parted unasked, and it is taken back by one tap. */
export function ChaptersLine({ album, busy, offers, onEdit, children }: ChaptersLineProps) {
  const proposed = useProposedChapters(album)
  // As it was when it was opened: photos that arrive meanwhile close no sheet in which somebody writes.
  const [opened, setOpened] = useState<ProposedChapters | null>(null)
  const [made, setMade] = useState<{ readonly chapters: readonly Chapter[]; readonly title: string } | null>(null)
  const edit = (edits: readonly AlbumEdit[]) => edits.forEach(onEdit)
  if (made?.chapters.every(({ id }) => album.groups.some((group) => group.id === id))) {
    return (
      <p className={styles['line']} role="status">
        <Icon name="check" size={18} />
        <span className={styles['words']}>
          <Plural value={made.chapters.length} one="# chapter made" other="# chapters made" />
        </span>
        <Button
          variant="quiet"
          icon="undo"
          onClick={() => {
            edit(withoutChapters(made.chapters, made.title))
            setMade(null)
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </p>
    )
  }
  const isOffered = !busy && proposed !== undefined && offers.isOpen(chaptersName(proposed))
  return (
    <>
      {isOffered ? (
        <button type="button" className={styles['line']} onClick={() => setOpened(proposed)}>
          <Icon name="book" size={18} />
          <span className={styles['words']}>
            <Plural value={proposed.chapters.length} one="# event in your photos" other="# events in your photos" />
          </span>
          <span className={styles['go']}>
            <Trans>Make chapters</Trans>
            <Icon name="forward" size={16} />
          </span>
        </button>
      ) : (
        children
      )}
      {opened ? (
        <ChaptersSheet
          proposed={opened}
          onClose={() => setOpened(null)}
          onRefuse={() => {
            offers.settle([chaptersName(opened)])
            setOpened(null)
          }}
          onMake={(titles) => {
            const chapters = opened.chapters.map(({ photos }, at) => ({
              id: at === 0 ? opened.id : asId<GroupId>(newId()),
              title: titles[at] ?? '',
              photoIds: photos.map(({ id }) => id),
            }))
            edit(chapterEdits(chapters))
            setMade({ chapters, title: opened.title })
            setOpened(null)
          }}
        />
      ) : null}
    </>
  )
}
