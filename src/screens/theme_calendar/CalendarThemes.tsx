import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ThemeId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import looksStyles from '../../features/catalogue/SheetThemes.module.css'
import { localised } from '../../i18n/i18n.ts'
import { pageName } from '../../messages/page-name.ts'
import type { ChosenCalendar } from '../../ports/calendar-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useWidth } from '../../ui/layout/use-width.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../ui/pictures/PageMock.tsx'
import styles from './CalendarThemes.module.css'
import { type CalendarTheme, useCalendarThemes } from './use-calendar-themes.ts'

interface CalendarThemesProps {
  readonly product: Product
  readonly themes: readonly Theme[]
  readonly photos: readonly PhotoFacts[]
  readonly images: EditorImages
  readonly title: string
  readonly request: ChosenCalendar
  readonly chosen: ThemeId
  onChoose(theme: ThemeId): void
}

/** The calendar page by page as it will hang, and the other themes below. */
export function CalendarThemes(props: CalendarThemesProps) {
  const { product, themes, photos, images, chosen } = props
  const { t } = useLingui()
  const sheetThemes = useKept(useCalendarThemes(props))
  const ids = photos.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` names the photos.
  useEffect(() => {
    const wanted = photos.map(({ id }) => id)
    images.want(wanted, 'thumb')
    images.want(wanted.slice(0, SHARP), 'proxy')
  }, [images, ids])
  const sheetTheme = sheetThemes?.get(chosen)
  return (
    <div className={looksStyles['looks']}>
      {sheetTheme ? (
        <Leaves sheetTheme={sheetTheme} images={images} />
      ) : sheetThemes ? (
        <Banner tone="warning">
          <Trans>This theme can make 0 pages, choose another theme.</Trans>
        </Banner>
      ) : (
        <Waiting product={product} />
      )}
      <ul className={looksStyles['row']} aria-label={t`Looks`}>
        {themes.map((theme) => {
          const own = sheetThemes?.get(theme.id)
          const first = own && (own.scenes[1] ?? own.scenes[0])
          return (
            <li key={theme.id}>
              <button
                type="button"
                className={looksStyles['look']}
                aria-pressed={theme.id === chosen}
                onClick={() => props.onChoose(theme.id)}
              >
                <span className={looksStyles['small']}>
                  {first ? (
                    <Small scene={first} images={images} />
                  ) : (
                    <Skeleton width="70%" height="60%" shape="photo" />
                  )}
                </span>
                <span>{localised(theme.name)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Photos that are shown sharp at once; the others follow from their thumbnails. */
const SHARP = 6

/** The last looks stay in sight while new ones are made. */
function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value)
  if (value !== undefined && value !== kept) {
    keep(value)
  }
  return value ?? kept
}

/** How high a page may get, css px; lower on a phone, so that the months below are in sight. */
const HIGHEST = 400
const HIGHEST_ON_PHONE = 300
const PHONE = 500

function Leaves({ sheetTheme, images }: { readonly sheetTheme: CalendarTheme; readonly images: EditorImages }) {
  const { t, i18n } = useLingui()
  const { fonts } = usePorts()
  const [host, width] = useWidth<HTMLElement>()
  const start = `${sheetTheme.design.calendar?.start.year}-${sheetTheme.design.calendar?.start.month}`
  const first = useRef(start)
  // Another first month begins at the front again.
  useEffect(() => {
    if (first.current !== start) {
      first.current = start
      host.current?.scrollTo({ left: 0 })
    }
  }, [start, host])
  return (
    <section
      className={looksStyles['leaves']}
      ref={host}
      aria-label={t`Preview`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard too.
      tabIndex={0}
    >
      {width > 0
        ? sheetTheme.scenes.map((scene, at) => {
            const page = sheetTheme.design.pages[at]
            const high = width < PHONE ? HIGHEST_ON_PHONE : HIGHEST
            const wide = Math.min(width * 0.8, (high * scene.width) / scene.height, 460)
            return (
              <figure key={scene.pageId} className={looksStyles['leaf']}>
                <div style={{ width: wide }}>
                  <PageMock ratio={scene.width / scene.height}>
                    <PageCanvas scene={scene} images={images} fonts={fonts.book} width={wide} />
                  </PageMock>
                </div>
                {page ? <figcaption>{i18n._(pageName(sheetTheme.design, page.id))}</figcaption> : null}
              </figure>
            )
          })
        : null}
    </section>
  )
}

function Small({ scene, images }: { readonly scene: Scene; readonly images: EditorImages }) {
  const { fonts } = usePorts()
  const wide = Math.min(76, (72 * scene.width) / scene.height)
  return <PageCanvas scene={scene} images={images} fonts={fonts.book} width={wide} />
}

function Waiting({ product }: { readonly product: Product }) {
  const page = product.sheets?.[0]?.page ?? { width: 3, height: 4 }
  const wide = (HIGHEST * page.width) / page.height
  return (
    <div className={styles['waiting']} style={{ aspectRatio: `${page.width} / ${page.height}`, maxWidth: wide }}>
      <Loading />
      <Skeleton height="100%" shape="photo" />
    </div>
  )
}
