import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanAlbumText } from '../../../domain/album/album-text.ts'
import { DESIGN_NAME_MAX } from '../../../domain/design/design-name.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './DesignSheet.module.css'
import { useDesignCommands } from './use-own-designs.ts'

interface DesignSheetProps {
  readonly design: OwnDesign
  onClose(): void
  onRemoved(design: OwnDesign): void
  onShare(): void
}

/** What can be done to a design: another name, another one like it, away with it. */
export function DesignSheet({ design, onClose, onRemoved, onShare }: DesignSheetProps) {
  const { t } = useLingui()
  const say = useFaultToast()
  const { busy, rename, copy, remove } = useDesignCommands()
  const [typed, setTyped] = useState(design.ownName)
  const name = cleanAlbumText(typed)
  const tooLong = countGraphemes(name) > DESIGN_NAME_MAX
  const act = (work: () => Promise<void>, failed: string) => {
    work().then(onClose, (fault: unknown) => say(fault, failed))
  }
  return (
    <Sheet open onOpenChange={onClose} title={design.name}>
      <form
        className={styles['name']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!tooLong && busy === null) {
            act(() => rename(design, name), t`The name wasn’t saved. Please try again.`)
          }
        }}
      >
        <Field
          label={t`Name of the design`}
          placeholder={design.name}
          hint={t`If left empty, it uses the title on its cover.`}
          value={typed}
          enterKeyHint="done"
          onValueChange={setTyped}
          error={tooLong ? t`Text length exceeds ${DESIGN_NAME_MAX} characters.` : undefined}
        />
        <Button
          variant="primary"
          wide
          type="submit"
          busy={busy === 'rename'}
          disabled={tooLong || name === design.ownName}
        >
          <Trans>Rename</Trans>
        </Button>
      </form>
      <div className={styles['more']}>
        <Button wide icon="share" onClick={onShare}>
          <Trans>Share a preview</Trans>
        </Button>
        <Button
          wide
          icon="plus"
          busy={busy === 'copy'}
          onClick={() =>
            act(async () => {
              const made = await copy(design)
              toast(t`Copy made: “${made.name}”`, 'success')
            }, t`The copy wasn’t made. Please try again.`)
          }
        >
          <Trans>Make a copy</Trans>
        </Button>
        <Button
          variant="danger"
          wide
          icon="trash"
          busy={busy === 'remove'}
          onClick={() =>
            act(async () => {
              await remove(design)
              onRemoved(design)
            }, t`The design wasn’t deleted. Please try again.`)
          }
        >
          <Trans>Delete</Trans>
        </Button>
        {design.order ? (
          <p className={styles['note']}>
            <Trans>Nothing you do here changes what you’ve already ordered.</Trans>
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
