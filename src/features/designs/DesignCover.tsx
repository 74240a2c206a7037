import { Trans } from '@lingui/react/macro'
import { cartOfLine } from '../../../machines/order/order.types.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { storedChoices, withChoices } from '../checkout/stored-choices.ts'
import styles from './DesignCover.module.css'

/** The first page of a design as it was painted; until then a sheet of paper that says what it waits for. */
export function DesignCover({ design }: { readonly design: OwnDesign }) {
  const { cover, coverState, productType, ratio } = design
  if (coverState !== 'ready') {
    return (
      <span className={styles['cover']}>
        <span className={styles['waiting']} style={{ aspectRatio: String(ratio) }} data-state={coverState}>
          {coverState === 'rendering' ? (
            <Trans>Cover is being painted</Trans>
          ) : (
            <Trans>The picture comes when you open it</Trans>
          )}
        </span>
      </span>
    )
  }
  return (
    <span className={styles['cover']} aria-hidden="true">
      {productType === 1 ? (
        <PrintedPicture src={cover} title="" ratio={ratio} />
      ) : (
        <img
          className={styles['sheet']}
          style={hungIn(woodOf(design))}
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

/** As it was ordered; of a draft, as it was chosen in this visit, else as it is usually had. */
function woodOf({ taskId, pid, woods = [] }: OwnDesign): string | undefined {
  const line = { pid, taskId, quantity: 1, attributes: [], rev: 0 }
  const cart = cartOfLine(line)
  const chosen = withChoices(cart, storedChoices(cart.id)).cart.lines[0]?.attributes ?? []
  return (woods.find(({ id }) => chosen.includes(id)) ?? woods[0])?.colour
}

const hungIn = (wood: string | undefined) => (wood === undefined ? undefined : { border: `5px solid ${wood}` })
