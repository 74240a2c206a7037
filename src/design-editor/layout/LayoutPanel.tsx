import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { type LayoutChoice, layoutChoices } from '../../../domain/design/change/layout-choices.ts'
import { type CalledLayout, type LayoutName, layoutNames } from '../../../domain/design/change/layout-names.ts'
import type { Page } from '../../../domain/design/design.ts'
import { asId, type CaptionId, type IdSource } from '../../../domain/ids.ts'
import { listed } from '../../i18n/listed.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { designKind, pageName } from '../../messages/page-name.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { pagesLocked, photosOfPage } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useRovingFocus } from '../hooks/use-roving-focus.ts'
import { SteadyIconButton } from '../tools/SteadyIconButton.tsx'
import { CoverRow } from './CoverRow.tsx'
import { GroundRow } from './GroundRow.tsx'
import styles from './LayoutPanel.module.css'
import { PhotoCount } from './PhotoCount.tsx'

interface LayoutPanelProps {
  readonly document: EditorDocument
  readonly page: Page
  readonly resources: RenderResources
  readonly ids: IdSource
  /** How many photos the product's cover takes. */
  readonly coverPhotos: number
  readonly make: EditCommands['make']
  readonly announce: EditCommands['announce']
  /** Both pages of an opening changed. */
  onTwoPages(): void
  onClose(): void
}

/** Height of a page in the row, css px. */
const THUMB = 84

const NAMES: Record<Exclude<LayoutName, 'full-page'>, MessageDescriptor> = {
  arranged: msg`Arranged`,
  framed: msg`White border`,
  'narrow-edge': msg`Narrow white border`,
  'wide-edge': msg`Wide white border`,
  'off-centre': msg`Off-centre`,
  pair: msg`Pair`,
  'side-by-side': msg`Side by side`,
  'one-above': msg`One above the other`,
  strip: msg`Strip`,
  column: msg`Column`,
  top: msg`Large on top`,
  led: msg`One large`,
  grid: msg`Grid`,
  'two-pages': msg`Across two pages`,
  'with-text': msg`With text`,
  'text-below': msg`Text below`,
  'text-left': msg`Text on the left`,
  'text-right': msg`Text on the right`,
  drawn: msg`Ready-made page`,
}

/** The picture of the page tells all there is to say. */
const UNNAMED: ReadonlySet<LayoutName> = new Set(['arranged', 'drawn'])

/** The page's layouts as it would look in each, below the page itself: a tap, and it does. */
export function LayoutPanel(props: LayoutPanelProps) {
  const { document, page, resources, ids, coverPhotos, make, announce, onTwoPages, onClose } = props
  const { t, i18n } = useLingui()
  useHistoryEntry(true, onClose)
  const panel = useRef<HTMLElement>(null)
  // The tool that opened it is gone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const { design, sceneOf } = document
  const name = i18n._(pageName(design, page.id))
  const words = leafWords(design)
  const choices = useChoices(document, page, ids)
  const names = layoutNames(choices)
  const roving = useRovingFocus({ count: choices.length, home: choices.findIndex(({ isShown }) => isShown) })
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles['panel']}
      aria-label={t`Layout of ${name}`}
      data-opened-by="layout"
    >
      <div className={styles['head']}>
        <h2>{t`Layout of ${name}`}</h2>
        <SteadyIconButton
          icon={EDITOR_ICONS.shuffle}
          label={t`Shuffle`}
          disabled={choices.length < 2}
          onClick={() => make({ cmd: 'shuff', pageId: page.id }, i18n._(words.laidOut))}
        />
        <Button variant="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
      {page.kind === 'cover' && !page.locked ? (
        <CoverRow {...{ document, resources, coverPhotos, make }} />
      ) : choices.length > 1 ? (
        <ul className={styles['row']} aria-label={t`Layouts`} data-keeps-focus {...roving.row}>
          {choices.map((choice, at) => (
            <li key={choice.edit.layout.kind + JSON.stringify(choice.edit.layout)}>
              <ChoiceButton
                {...{ choice, design, sceneOf, resources }}
                number={at + 1}
                tabIndex={roving.tabIndexOf(at)}
                called={names[at] ?? { name: choice.kind }}
                onChoose={() => {
                  make(choice.edit, i18n._(words.laidOut))
                  if (choice.kind === 'two-pages') {
                    onTwoPages()
                  }
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <OneLayout {...{ page, design, make }} />
      )}
      <PhotoCount {...{ document, page, make, announce }} />
      {page.locked ? null : <GroundRow {...{ document, page, resources, make }} />}
    </section>
  )
}

/** The choices of the page as it is, computed when the page itself has been drawn. */
function useChoices({ design, world, photoBook }: EditorDocument, page: Page, ids: IdSource): readonly LayoutChoice[] {
  const [own] = useState(() => ids.next())
  const textId = asId<CaptionId>(`${page.id}.${own}`)
  const deferred = useDeferredValue(design)
  return useMemo(
    () => layoutChoices({ design: deferred, pageId: page.id, world: { ...world, photos: photoBook }, textId }),
    [deferred, page.id, world, photoBook, textId],
  )
}

interface ChoiceButtonProps {
  readonly design: EditorDocument['design']
  readonly choice: LayoutChoice
  readonly tabIndex: number
  readonly number: number
  readonly called: CalledLayout
  readonly sceneOf: EditorDocument['sceneOf']
  readonly resources: RenderResources
  onChoose(): void
}

function ChoiceButton({
  choice,
  design,
  number,
  tabIndex,
  called: { name, nth },
  sceneOf,
  resources,
  onChoose,
}: ChoiceButtonProps) {
  const { t, i18n } = useLingui()
  const { pages, isShown, takenOff } = choice
  const isOfCard = designKind(design) === 'cards'
  const title = i18n._(name === 'full-page' ? leafWords(design).filled : NAMES[name])
  const label = nth === undefined ? title : `${title} ${nth}`
  const count = takenOff.length
  const off =
    count === 0
      ? ''
      : isOfCard
        ? t`${plural(count, { one: '# photo will leave the card', other: '# photos will leave the card' })}`
        : t`${plural(count, { one: '# photo will leave the page', other: '# photos will leave the page' })}`
  return (
    <button
      type="button"
      className={styles['choice']}
      tabIndex={tabIndex}
      aria-pressed={isShown}
      aria-label={listed([t`Layout ${number}: ${label}`, off])}
      onClick={isShown ? undefined : onChoose}
    >
      <span className={styles['pages']}>
        {pages.map((one) => {
          const scene = sceneOf(one)
          const width = Math.round((THUMB * scene.width) / scene.height)
          return (
            <PageCanvas
              key={one.id}
              scene={scene}
              images={resources.images}
              fonts={resources.fonts.book}
              width={width}
            />
          )
        })}
        {count > 0 ? <span className={styles['off']} aria-hidden="true">{`−${count}`}</span> : null}
      </span>
      {UNNAMED.has(name) ? null : <span className={styles['name']}>{label}</span>}
    </button>
  )
}

interface OneLayoutProps {
  readonly page: Page
  readonly design: EditorDocument['design']
  make(edit: Edit | undefined, done: string): void
}

/** Why there is nothing to choose, and what helps. */
function OneLayout({ page, design, make }: OneLayoutProps) {
  const { t, i18n } = useLingui()
  const words = leafWords(design)
  if (page.locked) {
    return (
      <div className={styles['one']}>
        <p>{i18n._(words.locked)}</p>
        <Button
          onClick={() => make(pagesLocked(design, [page.id], false), i18n._(words.lockChanged))}
        >{t`Unlock`}</Button>
      </div>
    )
  }
  return (
    <p className={styles['one']}>{photosOfPage(page).length === 0 ? i18n._(words.putOn) : i18n._(words.oneLayout)}</p>
  )
}
