import { Plural, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { RestyleRefusal, RestyleVerdict } from '../../../domain/design/change/restyle.ts'
import { innerPages } from '../../../domain/design/design.ts'
import type { RestyleSelection } from '../../../domain/editing/open-mode.ts'
import { designQuote } from '../../../domain/product/design-quote.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { savingStatus } from '../../../machines/editing/editing.selectors.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import type { RestyleNames } from '../../ports/own-design-ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import type { EditorDocument } from '../hooks/use-document.ts'
import { softPhotos } from '../photos/soft-photos.ts'
import { ComparedPages } from './ComparedPages.tsx'
import { LookTiles } from './LookTiles.tsx'
import styles from './RestyleSheet.module.css'
import { useRestyle } from './use-restyle.ts'

interface RestyleSheetProps {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly product: Product
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** Other sizes are offered too. */
  readonly isSized: boolean
  /** Absent: what the book has now. */
  readonly chosen: RestyleSelection | undefined
  onChoose(look: RestyleSelection): void
  /** Makes it, as another design. @throws what stood in the way: nothing is changed then */
  onRestyle(target: RestyleNames): Promise<void>
  onClose(): void
}

/** The book in another look or format, page by page beside what it is now; one yes makes it, and this one stays. */
export function RestyleSheet({
  editing,
  document,
  product,
  resources,
  dpiRatio,
  isSized,
  chosen,
  onChoose,
  onRestyle,
  onClose,
}: RestyleSheetProps) {
  const { t } = useLingui()
  const choice = useRestyle(document, product, { chosen, onChoose })
  const saved = useSelector(editing, (snapshot) => savingStatus(snapshot) === 'saved')
  const [making, setMaking] = useState<'no' | 'yes' | 'failed'>('no')
  const { target, verdict } = choice
  const make = async () => {
    if (target) {
      setMaking('yes')
      // The editor opens the new design, and this sheet goes with the old one.
      await onRestyle({ pid: target.product.id, themeId: target.theme.id }).catch(() => setMaking('failed'))
    }
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={isSized ? t`Change look or size` : t`Change look`}
      action={
        <Button
          wide
          variant="primary"
          busy={making === 'yes'}
          disabled={verdict?.kind !== 'restyled' || !saved}
          onClick={() => void make()}
        >
          {t`Make this book`}
        </Button>
      }
    >
      {choice.fault ? (
        <FaultState fault={choice.fault} onRetry={choice.retry} />
      ) : (
        <div className={styles['choice']}>
          <LookTiles
            {...{ document, resources }}
            themes={choice.themes}
            product={choice.product}
            chosen={choice.themeId}
            onChoose={choice.setTheme}
          />
          {isSized ? (
            <SelectField
              label={t`Size`}
              value={choice.pid}
              onValueChange={choice.setProduct}
              placeholder={t`Size`}
              options={choice.products.map(({ id, name }) => ({ value: id, label: localised(name) }))}
            />
          ) : null}
        </div>
      )}
      {making === 'failed' ? (
        <Banner tone="danger">{t`That didn’t work. Your book is unchanged; please try again.`}</Banner>
      ) : null}
      {saved ? null : (
        <Banner>{t`Your last changes are still being saved. You can make the book once they are.`}</Banner>
      )}
      {verdict?.kind === 'refused' ? <Refused reason={verdict.reason} /> : null}
      {target && verdict?.kind === 'restyled' ? (
        <>
          <Changes {...{ document, product, verdict, dpiRatio }} to={target.product} />
          <ComparedPages
            key={`${target.product.id} ${target.theme.id}`}
            {...{ document, resources, dpiRatio }}
            verdict={verdict}
          />
        </>
      ) : (
        <p className={styles['hint']}>
          {isSized
            ? t`Choose another look or size: your photos stay on their pages, with their crops, locks and text. You’ll see every page, and anything that has to change, before you decide; this book stays in My designs.`
            : t`Choose another look: your photos stay on their pages, with their crops, locks and text. You’ll see every page, and anything that has to change, before you decide; this book stays in My designs.`}
        </p>
      )}
    </Sheet>
  )
}

function Refused({ reason }: { readonly reason: RestyleRefusal }) {
  const { t } = useLingui()
  return (
    <Banner tone="warning">
      {reason === 'too-many-pages'
        ? t`This look or size has fewer pages than your book. Remove some first, or choose another one.`
        : t`Your book cannot be made in this look or size with everything on it. Choose another one.`}
    </Banner>
  )
}

interface ChangesProps {
  readonly document: EditorDocument
  readonly product: Product
  readonly to: Product
  readonly verdict: Extract<RestyleVerdict, { kind: 'restyled' }>
  readonly dpiRatio: number
}

/** What changes in pages, price and sharpness. */
function Changes({ document: { design, photoBook }, product, to, verdict, dpiRatio }: ChangesProps) {
  const { t } = useLingui()
  const currency = useSession().merchant.currency.code
  const [before, after] = [innerPages(design).length, innerPages(verdict.design).length]
  const costs = designQuote(product, { sheets: before }).total
  const willCost = designQuote(to, { sheets: after }).total
  const soft = softPhotos(verdict.design, photoBook, dpiRatio).length
  const softBefore = softPhotos(design, photoBook, dpiRatio).length
  return (
    <dl className={styles['changes']}>
      <dt>{t`Pages`}</dt>
      <dd>{before === after ? t`${after}, same as now` : t`${before} now, ${after} after`}</dd>
      <dt>{t`Price each`}</dt>
      <dd>
        {costs === willCost
          ? t`${money(costs, currency)}, same as now`
          : t`${money(costs, currency)} now, ${money(willCost, currency)} after`}
      </dd>
      <dt>{t`Sharpness`}</dt>
      <dd data-worse={soft > softBefore || undefined}>
        {soft === 0 ? (
          t`All photos are sharp.`
        ) : (
          <Plural value={soft} one="# photo will look blurry" other="# photos will look blurry" />
        )}
        {soft === softBefore ? null : t` (now ${softBefore})`}
      </dd>
    </dl>
  )
}
