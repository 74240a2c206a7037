import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Leaf, PagePlan } from '../../../domain/design/change/page-plan.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { PageRule } from '../../../domain/product/product.ts'
import { EDIT_REFUSALS } from '../../../domain/refusals/edit.refusals.ts'
import { inARow } from '../../i18n/listed.ts'
import { designKind, spreadName } from '../../messages/page-name.ts'
import { refusedSentence } from '../../messages/refused-sentence.ts'

/** What the rules of page counts and page order say of a plan, before anything is done. */
export interface PlanMessages {
  /** Where these pages would lie, which go together. */
  moved(plan: PagePlan, pages: Leaf): string
  /** How many there would be, and what becomes of the photos. */
  counted(plan: PagePlan): string
}

export function usePlanMessages(design: Design, rule: PageRule): PlanMessages {
  const { t, i18n } = useLingui()
  const cards = designKind(design) === 'cards'
  const [least, most] = cards ? [rule.min / 2, rule.max / 2] : [rule.min, rule.max]
  const refused = (plan: Extract<PagePlan, { kind: 'refused' }>) =>
    plan.reason === 'too-few-pages'
      ? cards
        ? t`You need at least ${least} cards.`
        : t`You need at least ${least} pages.`
      : plan.reason === 'too-many-pages'
        ? cards
          ? t`You can have up to ${most} cards.`
          : t`You can have up to ${most} pages.`
        : refusedSentence({ kind: 'refused', reason: plan.reason }, EDIT_REFUSALS)
  return {
    moved: (plan, pages) =>
      plan.kind === 'refused'
        ? plan.reason === 'nothing-to-change'
          ? t`They’re here now.`
          : refused(plan)
        : t`Drop here: ${i18n._(spreadName(plan.next, pages))}`,
    counted(plan) {
      if (plan.kind === 'refused') {
        return refused(plan)
      }
      const { pages, loosened, fillers } = plan
      return inARow([
        cards ? t`Makes ${pages / 2} cards.` : t`Makes ${pages} pages.`,
        loosened > 0 ? t`${plural(loosened, { one: '# photo goes', other: '# photos go' })} to the tray.` : '',
        fillers > 0
          ? t`${plural(fillers, { one: '# blank page', other: '# blank pages' })} at the end, so that it can be bound.`
          : '',
      ])
    },
  }
}
