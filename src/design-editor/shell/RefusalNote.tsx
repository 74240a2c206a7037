import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EditRefusal } from '../../../domain/design/world/edit-world.ts'
import { EDIT_REFUSALS } from '../../../domain/refusals/edit.refusals.ts'
import type { OpRefusal } from '../../../machines/editing/editing.types.ts'
import type { Refused } from '../../../machines/refused.ts'
import { inARow } from '../../i18n/listed.ts'
import { refusedSentence } from '../../messages/refused-sentence.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface RefusalNoteProps {
  readonly refused: Refused<EditRefusal | OpRefusal>
  readonly dropped: number
  onSeen(): void
  /** Posts the edit again; absent where this phone said no. */
  onPost?: (() => void) | undefined
}

/** Why an edit was taken back: the server's sentence and code, and the ways out; or ours. */
export function RefusalNote({ refused, dropped, onSeen, onPost }: RefusalNoteProps) {
  const { t } = useLingui()
  return (
    <Banner tone="danger" action={<IconButton icon="close" label={t`Got it`} onClick={onSeen} />}>
      {inARow([
        refusedSentence(refused, EDIT_REFUSALS),
        refused.code === undefined ? '' : t`(code ${refused.code})`,
        dropped > 0
          ? t`${plural(dropped, {
              one: '# later change was undone with it.',
              other: '# later changes were undone with it.',
            })}`
          : '',
      ])}
      {onPost ? (
        <ActionRow>
          <Button onClick={onPost}>{t`Send again`}</Button>
          <Button variant="quiet" onClick={onSeen}>{t`Leave as it was`}</Button>
        </ActionRow>
      ) : null}
    </Banner>
  )
}
