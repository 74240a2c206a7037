import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import type { Size } from '../../../domain/geometry.ts'
import { isBook, paperOf } from '../../../domain/product/paper.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { WallPicture } from '../../design-editor/workspaces/combo/WallPicture.tsx'
import { photosInTurn, type ShownPhotos, useShownPhotos } from '../../features/catalogue/use-own-photos.ts'
import { useThemes } from '../../features/catalogue/use-product.ts'
import { type SheetTheme, useSheetThemes } from '../../features/catalogue/use-sheet-themes.ts'
import { localised, spokenLanguage } from '../../i18n/i18n.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { useCalendars, usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useWidth } from '../../ui/layout/use-width.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../ui/pictures/PageMock.tsx'
import styles from './PaintedSheets.module.css'
import gallery from './ProductGallery.module.css'

/** How many looks a thing is shown in. */
const LOOKS = 2
/** Photos that two looks are apart, so that their pictures differ. */
const APART = 5

interface PaintedSheetsProps {
  readonly product: Product
  /** Shown until the first sheet can be painted. */
  readonly otherwise: ReactNode
}

/** A thing of single sheets as it will hang, stand or lie, painted by the painter that paints the print. */
export function PaintedSheets({ product, otherwise }: PaintedSheetsProps) {
  const chosen = useQueryOfAddress().get('tid')
  const shown = useShownPhotos()
  const themes = useThemes(product.id)
  const looks = useMemo(() => {
    const all = themes.data ?? []
    return [...all.filter(({ id }) => id === chosen), ...all.filter(({ id }) => id !== chosen)].slice(0, LOOKS)
  }, [themes.data, chosen])
  if (!shown || looks.length === 0) {
    return otherwise
  }
  return looks.map((theme, at) => (
    <Look
      key={theme.id}
      product={product}
      theme={theme}
      shown={shown}
      at={at}
      otherwise={at === 0 ? otherwise : null}
    />
  ))
}

interface LookProps extends PaintedSheetsProps {
  readonly theme: Theme
  readonly shown: ShownPhotos
  readonly at: number
}

function Look({ product, theme, shown, at, otherwise }: LookProps) {
  const { t } = useLingui()
  const calendars = useCalendars()
  const language = spokenLanguage()
  const photos = useMemo(() => photosInTurn(shown.photos, placesOf(product), at * APART), [shown.photos, product, at])
  const calendar = useMemo(
    () => (product.calendar ? usualSettings(language, calendars.thisMonth()) : undefined),
    [product, language, calendars],
  )
  const themes = useMemo(() => [theme], [theme])
  const title = shown.own ? shown.own.group : titleOf(product, { year: t`Our year`, day: t`A day by the sea` })
  const look = useSheetThemes(product, themes, photos, title, calendar)?.get(theme.id)
  return look ? <Pictures product={product} look={look} images={shown.images} isFirst={at === 0} /> : otherwise
}

function titleOf({ type, name }: Product, words: { readonly year: string; readonly day: string }): string {
  switch (type) {
    case 8:
      return words.year
    case 7:
      return words.day
    default:
      return localised(name)
  }
}

/** How many photos one of it shows. */
function placesOf({ type, sheets = [], pages }: Product): number {
  switch (type) {
    case 7:
      return 1
    case 8:
      return pages?.min ?? 1
    case 9:
      return FAN.length
    default:
      return sheets.length
  }
}

interface PicturesProps {
  readonly product: Product
  readonly look: SheetTheme
  readonly images: EditorImages
  readonly isFirst: boolean
}

function Pictures({ product, look, images, isFirst }: PicturesProps) {
  const { fonts } = usePorts()
  const { scenes, design } = look
  const leaf = (scene: Scene, width: number) => (
    <PageMock ratio={scene.width / scene.height}>
      <PageCanvas scene={scene} images={images} fonts={fonts.book} width={width} />
    </PageMock>
  )
  switch (product.type) {
    case 2:
      return <Stage>{(room) => <Framed product={product} scenes={scenes} room={room} leaf={leaf} />}</Stage>
    case 6: {
      const paper = paperOf(product)
      return paper && !isBook(paper) ? (
        <Stage>
          {(room) => (
            <WallPicture
              design={design}
              paper={paper}
              sceneOf={(page) => scenes.find(({ pageId }) => pageId === page.id) as Scene}
              images={images}
              fonts={fonts.book}
              room={room}
            />
          )}
        </Stage>
      ) : null
    }
    case 8: {
      // The usual look is seen open and closed, another one open at another month.
      const [cover, first, second] = scenes
      const pages = isFirst ? [first, cover] : [second]
      return pages.map((page) =>
        page ? (
          <Stage key={page.pageId}>
            {(room) => <div style={{ width: widestIn(page, room) }}>{leaf(page, widestIn(page, room))}</div>}
          </Stage>
        ) : null,
      )
    }
    case 9:
      return <Stage>{(room) => <Fan scenes={scenes} room={room} turns={FAN} leaf={leaf} />}</Stage>
    default:
      // Two sides of one card.
      return (
        <Stage>{(room) => <Fan scenes={scenes.slice(0, 2).reverse()} room={room} turns={SIDES} leaf={leaf} />}</Stage>
      )
  }
}

type Leaf = (scene: Scene, width: number) => ReactNode

/** As wide as it gets in its room. */
function widestIn({ width, height }: Size, room: Size): number {
  return Math.min(room.width, (room.height * width) / height)
}

/** The ground a thing stands on, with the room that there is for it. */
function Stage({ children }: { readonly children: (room: Size) => ReactNode }) {
  const [host, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={host} className={gallery['picture']} aria-hidden="true" data-painted>
      <div className={styles['middle']}>
        {width > 0 ? children({ width: 0.84 * width, height: 0.84 * 0.75 * width }) : null}
      </div>
    </div>
  )
}

/** Where the merchant does not say how wide the wood is, mm. */
const WOOD = 15

interface FramedProps {
  readonly product: Product
  readonly scenes: readonly Scene[]
  readonly room: Size
  readonly leaf: Leaf
}

/** Wood around one card, with an opening for each picture. */
function Framed({ product: { outer, sheets = [], space = 0 }, scenes, room, leaf }: FramedProps) {
  const printed = sheets.reduce((sum, { page }) => sum + page.width, 0)
  const wood = outer ? (outer.width - printed) / 2 : WOOD
  const card = {
    width: scenes.reduce((sum, scene) => sum + scene.width, 0),
    height: Math.max(...scenes.map(({ height }) => height)),
  }
  const whole = { width: card.width + 2 * wood, height: card.height + 2 * wood }
  const scale = widestIn(whole, room) / whole.width
  return (
    <div className={styles['wood']} style={{ padding: wood * scale }}>
      <div className={styles['card']} style={{ width: card.width * scale, height: card.height * scale }}>
        {scenes.map((scene) => (
          <div key={scene.pageId} style={{ padding: space * scale }}>
            <div
              className={styles['opening']}
              style={{ width: (scene.width - 2 * space) * scale, height: (scene.height - 2 * space) * scale }}
            >
              <div style={{ width: scene.width * scale, margin: -space * scale }}>
                {leaf(scene, scene.width * scale)}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

type Turn = readonly [x: number, y: number, degrees: number]
/** Where single sheets lie, percent of their own size; the last one on top. */
const FAN: readonly Turn[] = [
  [-24, 14, -9],
  [24, 22, 8],
  [2, -12, 0],
]
const SIDES: readonly Turn[] = [
  [14, -16, 5],
  [-10, 14, -3],
]
/** Share of the room that one of them takes. */
const ONE = 0.68

interface FanProps {
  readonly scenes: readonly Scene[]
  readonly room: Size
  readonly turns: readonly Turn[]
  readonly leaf: Leaf
}

function Fan({ scenes, room, turns, leaf }: FanProps) {
  return (
    <div className={styles['fan']}>
      {turns.map(([x, y, degrees], at) => {
        const scene = scenes[at]
        const wide = scene ? ONE * widestIn(scene, room) : 0
        return scene ? (
          <div key={scene.pageId} style={{ width: wide, transform: `translate(${x}%, ${y}%) rotate(${degrees}deg)` }}>
            {leaf(scene, wide)}
          </div>
        ) : null
      })}
    </div>
  )
}
