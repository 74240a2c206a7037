import { Plural, useLingui } from '@lingui/react/macro'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { PagePlan } from '../../../domain/design/change/page-plan.ts'
import type { Design } from '../../../domain/design/design.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { designKind } from '../../messages/page-name.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { useClosedByEscape } from '../hooks/use-closed-by-escape.ts'
import { SteadyIconButton } from '../tools/SteadyIconButton.tsx'
import styles from './ChosenPages.module.css'
import type { Leaves } from './use-leaves.ts'
import type { PlanMessages } from './use-plan-messages.ts'

interface ChosenPagesProps {
  readonly leaves: Leaves
  readonly messages: PlanMessages
  /** Their number stays as it is. */
  readonly fixed: boolean
  readonly design: Design
  /** Pages are in hand. */
  readonly lifted: boolean
  make(edit: Edit | undefined, done: string): void
}

/** What can be done with the chosen pages; what the rules say of it stands there before it is tapped. */
export function ChosenPages({ leaves, messages: words, fixed, design, lifted, make }: ChosenPagesProps) {
  const { t, i18n } = useLingui()
  const said = leafWords(design)
  useHistoryEntry(true, leaves.clear)
  // Escape puts down what is in hand, then chooses none, then closes the sheet.
  useClosedByEscape(!lifted, leaves.clear)
  const [sooner, later] = [leaves.nudge(-1), leaves.nudge(1)]
  const [added, removed] = [leaves.add(), leaves.remove()]
  const { lock, chosen } = leaves
  const count = chosen.reduce((sum, index) => sum + (leaves.all[index]?.length ?? 0), 0)
  return (
    <div className={styles['chosen']} role="toolbar" aria-label={i18n._(said.ofChosen)}>
      <p className={styles['head']}>
        <strong>
          {designKind(design) === 'cards' ? (
            <Plural value={chosen.length} one="# card chosen" other="# cards chosen" />
          ) : (
            <Plural value={count} one="# page chosen" other="# pages chosen" />
          )}
        </strong>
        <IconButton icon="close" label={t`Clear selection`} onClick={leaves.clear} />
      </p>
      {fixed ? null : (
        <dl className={styles['rules']}>
          <dt>{t`Add after`}</dt>
          <dd data-refused={added.kind === 'refused' || undefined}>{words.counted(added)}</dd>
          <dt>{t`Remove`}</dt>
          <dd data-refused={removed.kind === 'refused' || undefined}>{words.counted(removed)}</dd>
        </dl>
      )}
      <div className={styles['tools']}>
        <SteadyIconButton
          captioned
          icon="back"
          label={t`Earlier`}
          disabled={sooner.kind === 'refused'}
          onClick={() => make(editOf(sooner), i18n._(said.moved))}
        />
        <SteadyIconButton
          captioned
          icon="forward"
          label={t`Later`}
          disabled={later.kind === 'refused'}
          onClick={() => make(editOf(later), i18n._(said.moved))}
        />
        {lock ? (
          <IconButton
            captioned
            icon={lock.on ? 'lock' : 'unlock'}
            label={lock.on ? t`Lock` : t`Unlock`}
            onClick={() => make(lock.edit, i18n._(said.lockChanged))}
          />
        ) : null}
        {fixed ? null : (
          <>
            <SteadyIconButton
              captioned
              icon="plus"
              label={t`Add after`}
              disabled={added.kind === 'refused'}
              onClick={() => make(editOf(added), i18n._(said.added))}
            />
            <SteadyIconButton
              captioned
              icon="trash"
              label={t`Remove`}
              disabled={removed.kind === 'refused'}
              onClick={() => {
                leaves.clear()
                make(editOf(removed), i18n._(said.takenOut))
              }}
            />
          </>
        )}
      </div>
    </div>
  )
}

function editOf(plan: PagePlan): Edit | undefined {
  return plan.kind === 'possible' ? plan.edit : undefined
}
