import { Trans } from '@lingui/react/macro'
import { type OuterSize, outerSize } from '../../../domain/design/sheets/outer-size.ts'
import type { Product } from '../../../domain/product/product.ts'
import styles from './RealSize.module.css'

/** A hand from the wrist to the middle finger, and a cup with its handle, mm. */
const HAND = { width: 104, height: 186 }
const CUP = { width: 112, height: 95 }
/** Between the thing and what it is measured by. */
const APART = 36

/** The thing drawn to scale beside a hand, or a cup where it stands on a table: how large it is, without a ruler. */
export function RealSize({ product }: { readonly product: Product }) {
  const size = outerSize(product)
  if (!size) {
    return null
  }
  const stands = product.type === 5 || product.calendar?.kind === 'desk'
  const by = stands ? CUP : HAND
  const [width, height] = [size.width + APART + by.width, Math.max(size.height, by.height)]
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true" className={styles['drawing']}>
        <path className={styles['ground']} d={`M-4 ${height + 1}h${width + 8}`} />
        <Thing product={product} size={size} top={height - size.height} />
        <g transform={`translate(${size.width + APART} ${height - by.height})`}>{stands ? <Cup /> : <Hand />}</g>
      </svg>
      <figcaption>
        {stands ? (
          <Trans>Drawn to scale, beside a cup 9.5 cm high</Trans>
        ) : (
          <Trans>Drawn to scale, beside a hand 18.5 cm long</Trans>
        )}
      </figcaption>
    </figure>
  )
}

interface ThingProps {
  readonly product: Product
  readonly size: OuterSize
  readonly top: number
}

function Thing({ product: { type, sheets = [], space = 0, calendar }, size: { width, height }, top }: ThingProps) {
  const outline = <rect className={styles[type === 2 ? 'wood' : 'thing']} y={top} {...{ width, height }} />
  switch (type) {
    case 1:
      return (
        <>
          {outline}
          <path className={styles['line']} d={`M9 ${top}v${height}`} />
        </>
      )
    case 2: {
      const wide = sheets.reduce((sum, { page }) => sum + page.width, 0)
      const high = Math.max(...sheets.map(({ page }) => page.height))
      const [x, y] = [(width - wide) / 2, top + (height - high) / 2]
      return (
        <>
          {outline}
          <rect className={styles['thing']} {...{ x, y }} width={wide} height={high} />
          {sheets.map(({ id, page }, at) => (
            <rect
              key={id}
              className={styles['picture']}
              x={x + sheets.slice(0, at).reduce((sum, one) => sum + one.page.width, 0) + space}
              y={y + space}
              width={page.width - 2 * space}
              height={page.height - 2 * space}
            />
          ))}
        </>
      )
    }
    case 5:
      return (
        <>
          <rect className={styles['thing']} x={6} y={top + height * 0.3} width={width - 12} height={height * 0.7} />
          <rect className={styles['thing']} y={top} width={width} height={height * 0.32} rx={3} />
        </>
      )
    case 6:
      return sheets.map(({ id, page, at }) => (
        <rect key={id} className={styles['picture']} x={at?.x ?? 0} y={top + (at?.y ?? 0)} {...page} />
      ))
    case 8:
      return (
        <>
          {outline}
          <rect
            className={styles['picture']}
            x={8}
            y={top + 8}
            width={(calendar?.kind === 'desk' ? 0.55 : 1) * width - 16}
            height={(calendar?.kind === 'desk' ? 1 : 0.6) * height - 16}
          />
        </>
      )
    default:
      return outline
  }
}

/** The back of a right hand. */
function Hand() {
  return (
    <g className={styles['hand']}>
      <path d="M24 104V34M45 100V10M66 102V17M86 110V44" />
      <path d="M28 150L8 116" />
      <rect x={14} y={92} width={82} height={84} rx={26} />
      <rect x={30} y={150} width={52} height={36} rx={6} />
    </g>
  )
}

function Cup() {
  return (
    <g className={styles['cup']}>
      <path d="M78 26h12a17 17 0 0 1 0 40H76" />
      <path d="M2 4h78l-7 80a9 9 0 0 1-9 8H18a9 9 0 0 1-9-8z" />
    </g>
  )
}
