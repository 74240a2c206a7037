import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDrag } from '@use-gesture/react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { PageId } from '../../../domain/ids.ts'
import { type Spread, spreadsOf } from '../../../editor/spread.ts'
import { SteadyIconButton } from '../../design-editor/tools/SteadyIconButton.tsx'
import { CommentPins } from '../../features/designs/CommentPins.tsx'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName, spreadName } from '../../messages/page-name.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { DesignComment, FlipPage, SharedDesign } from '../../ports/shared-design-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { CommentSheet, type WrittenComment } from './CommentSheet.tsx'
import styles from './FlipBook.module.css'
import { useWide } from './use-wide.ts'

interface FlipBookProps {
  readonly design: SharedDesign
  /** @throws NetworkLost, ServerFault, RequestRefused. */
  onComment(comment: Pick<DesignComment, 'pageId' | 'x' | 'y' | 'name' | 'text'>): Promise<void>
}

interface Point {
  readonly pageId: PageId
  readonly x: number
  readonly y: number
}

/** A finger that pushes a page so far aside leafs, however slowly; share of the window's width. A flick leafs from nearer. */
const PUSH_SHARE = 0.22

/** A book of pictures: swiped, leafed with arrows or keys, and written to. */
export function FlipBook({ design, onComment }: FlipBookProps) {
  const { t, i18n } = useLingui()
  const { back } = useNavigation()
  const { name, pages, comments, rightBound } = design
  const wide = useWide()
  const words = leafWords({ pages })
  const spreads = spreadsOf(pages, wide ? 'spread' : 'page', rightBound)
  const [inHand, hold] = useState<PageId | undefined>(pages[0]?.id)
  const [turned, setTurned] = useState<1 | -1>(1)
  const [placing, setPlacing] = useState(false)
  const [point, setPoint] = useState<Point>()
  const [read, setRead] = useState<string>()
  const [wrote, setWrote] = useState('')
  useHistoryEntry(placing, () => setPlacing(false))
  const index = Math.max(
    0,
    spreads.findIndex((spread) => inHand && spread.includes(inHand)),
  )
  const open: Spread = spreads[index] ?? []
  const shown = open.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  const leaf = (by: 1 | -1) => {
    const next = spreads[index + by]
    if (next) {
      setTurned(by)
      hold(next[0])
      setRead(undefined)
    }
  }
  useLeafKeys(leaf, point !== undefined)
  useFetchedAhead([spreads[index - 1], spreads[index + 1]], pages)
  const dragged = useDrag(
    ({ last, canceled, movement: [x], swipe: [side] }) => {
      const isFar = Math.abs(x) > window.innerWidth * PUSH_SHARE
      if (last && !canceled && (side !== 0 || isFar)) {
        leaf(x < 0 === !rightBound ? 1 : -1)
      }
    },
    { axis: 'x', filterTaps: true, enabled: !placing },
  )
  const here = comments.filter(({ pageId }) => open.includes(pageId))
  const place = (pageId: PageId, { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    // A key presses a page in no place: its middle is meant.
    const by = clientX === 0 && clientY === 0 ? { x: 0.5, y: 0.5 } : undefined
    const at = by ?? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    setPoint({ pageId, x: share(at.x), y: share(at.y) })
  }
  const write = async (comment: WrittenComment) => {
    if (point) {
      await onComment({ ...point, ...comment })
      setPlacing(false)
      setPoint(undefined)
      setWrote(t`Comment posted. Whoever made this can see it too.`)
    }
  }
  return (
    <div className={styles['flip']}>
      <TopBar title={name} onBack={() => back('index')} />
      <main className={styles['main']} {...dragged()}>
        <div className={styles['spread']} data-count={shown.length} data-turned={turned} key={open.join()}>
          {shown.map((page) => {
            const called = i18n._(pageName({ pages }, page.id))
            return (
              <figure key={page.id} className={styles['page']}>
                <PagePicture page={page} name={called} />
                {placing ? (
                  <button
                    type="button"
                    className={styles['place']}
                    aria-label={t`Comment on ${called}`}
                    onClick={(event) => place(page.id, event)}
                  />
                ) : (
                  <CommentPins
                    comments={comments.filter(({ pageId }) => pageId === page.id)}
                    chosen={read}
                    placeOf={({ x, y }) => ({ left: `${x * 100}%`, top: `${y * 100}%` })}
                    onChoose={({ id }) => setRead(read === id ? undefined : id)}
                  />
                )}
              </figure>
            )
          })}
        </div>
      </main>
      {placing ? (
        <Banner action={<IconButton icon="close" label={t`Cancel`} onClick={() => setPlacing(false)} />}>
          {i18n._(words.pointOut)}
        </Banner>
      ) : (
        <Comments comments={here} read={read} wrote={wrote} />
      )}
      <nav className={styles['line']} aria-label={i18n._(words.through)}>
        <SteadyIconButton
          icon="back"
          label={i18n._(wide ? words.before : words.beforeAlone)}
          disabled={index === 0}
          onClick={() => leaf(-1)}
        />
        <p className={styles['where']} role="status">
          {i18n._(spreadName({ pages }, open))}
        </p>
        <Button
          variant="quiet"
          icon="edit"
          aria-pressed={placing}
          disabled={placing}
          onClick={() => {
            setWrote('')
            setPlacing(true)
          }}
        >
          <Trans>Comment</Trans>
        </Button>
        <SteadyIconButton
          icon="forward"
          label={i18n._(wide ? words.behind : words.behindAlone)}
          disabled={index >= spreads.length - 1}
          onClick={() => leaf(1)}
        />
      </nav>
      {point ? <CommentSheet onClose={() => setPoint(undefined)} onWrite={write} /> : null}
    </div>
  )
}

function PagePicture({ page, name }: { readonly page: FlipPage; readonly name: string }) {
  const { t } = useLingui()
  return page.picture === '' ? (
    <div className={styles['waiting']}>
      <p>{t`This page is being prepared`}</p>
    </div>
  ) : (
    <img className={styles['picture']} src={page.picture} alt={name} draggable={false} decoding="async" />
  )
}

interface CommentsProps {
  readonly comments: readonly DesignComment[]
  readonly read: string | undefined
  readonly wrote: string
}

/** What was written to the open pages: the comment that was tapped, or how many there are. */
function Comments({ comments, read, wrote }: CommentsProps) {
  const { i18n } = useLingui()
  const comment = comments.find(({ id }) => id === read)
  return (
    <div className={styles['comments']} aria-live="polite">
      {comment ? (
        <p className={styles['comment']}>
          <strong>{comment.name}</strong>
          <span className={styles['when']}>{i18n.date(new Date(comment.created), { dateStyle: 'medium' })}</span>
          <span className={styles['words']}>{comment.text}</span>
        </p>
      ) : wrote ? (
        <p>{wrote}</p>
      ) : comments.length > 0 ? (
        <p>
          <Plural
            value={comments.length}
            one="# comment here. Tap the pin to read it."
            other="# comments here. Tap a pin to read one."
          />
        </p>
      ) : null}
    </div>
  )
}

function useLeafKeys(leaf: (by: 1 | -1) => void, busy: boolean): void {
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const by =
        key === 'ArrowRight' || key === 'PageDown' ? 1 : key === 'ArrowLeft' || key === 'PageUp' ? -1 : undefined
      if (by && !busy && !altKey && !ctrlKey && !metaKey) {
        leaf(by)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** The pictures of the leaves beside the open one are there before they are turned to. */
function useFetchedAhead(spreads: readonly (Spread | undefined)[], pages: readonly FlipPage[]): void {
  const ahead = spreads.flatMap((spread) => pages.flatMap(({ id, picture }) => (spread?.includes(id) ? picture : [])))
  const addresses = ahead.filter(Boolean).join(' ')
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean)) {
      new Image().src = address
    }
  }, [addresses])
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4
}
