import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { findPage, type Page } from '../../../domain/design/design.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import { findingKey } from '../../../domain/preflight/finding.ts'
import { blocking } from '../../../domain/preflight/preflight.ts'
import { listed } from '../../i18n/listed.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName, placeName, ROLE_NAMES } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { SceneOf } from '../hooks/use-scenes.ts'
import { FoundPage } from './FoundPage.tsx'
import styles from './PreflightSheet.module.css'
import { findingMessage, repairMessage } from './preflight-messages.ts'
import type { Preflight } from './use-preflight.ts'

interface PreflightSheetProps {
  readonly preflight: Preflight
  readonly resources: RenderResources
  readonly sceneOf: SceneOf
  /** The order is paid already: nothing is bought with it. */
  readonly paid?: boolean
  /** Opens the page of a finding, and what is meant on it. */
  onShow(finding: Finding): void
}

/** Before the order: what would not print well, page by page, each with the one tap that mends it. */
export function PreflightSheet({ preflight, resources, sceneOf, paid = false, onShow }: PreflightSheetProps) {
  const { t, i18n } = useLingui()
  const { findings, repairs } = preflight
  const stops = blocking(findings)
  const warnings = findings.filter(({ level }) => level === 'warn')
  const safe = findings.filter((finding) => repairs.get(findingKey(finding))?.safe)
  const isWell = findings.length === 0
  const goOn = paid ? (isWell ? t`Print it` : t`Print it like this`) : isWell ? t`Order it` : t`Order it like this`
  const rows = (some: readonly Finding[]) => (
    <ul className={styles['list']}>
      {some.map((finding) => (
        <FindingRow key={findingKey(finding)} {...{ finding, preflight, resources, sceneOf, onShow }} />
      ))}
    </ul>
  )
  return (
    <Sheet
      open
      onOpenChange={(open) => open || preflight.close()}
      title={<PreflightTitle findings={findings} paid={paid} />}
      action={
        stops.length > 0 ? (
          <Button wide onClick={preflight.close}>
            {i18n._(leafWords(preflight.design).toMine)}
          </Button>
        ) : (
          <Button wide variant="primary" onClick={preflight.confirm}>
            {goOn}
          </Button>
        )
      }
    >
      {findings.length === 0 ? (
        <div className={styles['well']}>
          <Icon name="check" size={32} />
          <p>
            <Trans>All good now. It will print just as you see it.</Trans>
          </p>
        </div>
      ) : null}
      {safe.length > 1 ? (
        <Button wide variant={stops.length > 0 ? 'primary' : 'secondary'} icon="check" onClick={preflight.mendAll}>
          <Plural value={safe.length} one="Fix # of them for me" other="Fix # of them for me" />
        </Button>
      ) : null}
      {stops.length > 0 ? (
        <section>
          <h3 className={styles['head']} data-level="block">
            <Icon name="warning" size={20} />
            <Trans>Must be fixed first</Trans>
          </h3>
          {rows(stops)}
        </section>
      ) : null}
      {warnings.length > 0 ? (
        <section>
          {stops.length > 0 ? (
            <h3 className={styles['head']}>
              <Icon name="info" size={20} />
              <Trans>Worth a look</Trans>
            </h3>
          ) : null}
          {rows(warnings)}
        </section>
      ) : null}
    </Sheet>
  )
}

function PreflightTitle({ findings, paid }: Pick<Preflight, 'findings'> & { readonly paid: boolean }) {
  if (findings.length === 0) {
    return paid ? <Trans>Ready to print</Trans> : <Trans>Ready to order</Trans>
  }
  return findings.every(({ kind }) => kind === 'low-ppi') ? (
    <Plural value={findings.length} one="# photo will look blurry" other="# photos will look blurry" />
  ) : paid ? (
    <Plural value={findings.length} one="# thing to check before printing" other="# things to check before printing" />
  ) : (
    <Plural value={findings.length} one="# thing to check before ordering" other="# things to check before ordering" />
  )
}

interface FindingRowProps extends Omit<PreflightSheetProps, 'paid'> {
  readonly finding: Finding
}

function FindingRow({ finding, preflight, resources, sceneOf, onShow }: FindingRowProps) {
  const { t, i18n } = useLingui()
  const { design, repairs, mend } = preflight
  const page = 'pageId' in finding ? findPage(design, finding.pageId) : undefined
  const { title, text } = findingMessage(finding)
  const repair = repairs.get(findingKey(finding))
  const name = page ? i18n._(pageName(design, page.id)) : ''
  const part = page && partOf(finding, page)
  const where = part ? part.called(i18n, name) : name
  return (
    <li className={styles['row']} data-level={finding.level}>
      {page ? (
        <button type="button" className={styles['page']} aria-label={where} onClick={() => onShow(finding)}>
          <FoundPage scene={sceneOf(page)} part={part?.id} resources={resources} />
        </button>
      ) : (
        <span className={styles['count']} aria-hidden="true">
          <Icon name="book" size={28} />
        </span>
      )}
      <div className={styles['words']}>
        {where ? <small className={styles['where']}>{where}</small> : null}
        <strong>{i18n._(title)}</strong>
        <small>{i18n._(text)}</small>
      </div>
      <div className={styles['actions']}>
        {repair ? (
          <Button
            onClick={() => mend(repair)}
            aria-label={where ? listed([i18n._(repairMessage(repair)), where]) : undefined}
          >
            {i18n._(repairMessage(repair))}
          </Button>
        ) : null}
        {page ? (
          <Button onClick={() => onShow(finding)} aria-label={listed([t`Show me`, where])}>
            {t`Show me`}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

interface Part {
  readonly id: string
  called(i18n: I18n, page: string): string
}

/** What of its page a finding means, where the page alone leaves it open: one of several photos, a text. */
function partOf(finding: Finding, page: Page): Part | undefined {
  if ('slotId' in finding) {
    const { slotId: id } = finding
    return page.slots.length > 1 ? { id, called: (i18n, name) => i18n._(placeName(page, id, name)) } : undefined
  }
  const captionId = 'captionId' in finding ? finding.captionId : undefined
  const caption = page.captions.find(({ id }) => id === captionId)
  return caption && { id: caption.id, called: (i18n, name) => listed([name, i18n._(ROLE_NAMES[caption.role])]) }
}
