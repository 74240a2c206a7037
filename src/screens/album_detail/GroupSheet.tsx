import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AlbumGroup } from '../../../domain/album/album.ts'
import { cleanText, countGraphemes, GROUP_DESCRIPTION_MAX, GROUP_TITLE_MAX } from '../../../domain/album/album-text.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import styles from '../../features/album/AlbumDetail.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { TitleIdeas } from './TitleIdeas.tsx'

interface GroupSheetProps {
  readonly aid: AlbumId
  readonly group: AlbumGroup
  readonly canRemove: boolean
  readonly onClose: () => void
  readonly onSave: (words: { readonly title: string; readonly description: string }) => void
  readonly onRemove: () => void
}

/** Title and text of a group; both are printed on the group's first page. */
export function GroupSheet({ aid, group, canRemove, onClose, onSave, onRemove }: GroupSheetProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(group.title)
  const [description, setDescription] = useState(group.description)
  const tooLong = {
    title: countGraphemes(cleanText(title)) > GROUP_TITLE_MAX,
    description: countGraphemes(cleanText(description)) > GROUP_DESCRIPTION_MAX,
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Title and text`}
      action={
        <Button
          look="primary"
          wide
          disabled={tooLong.title || tooLong.description}
          onClick={() => onSave({ title: cleanText(title), description: cleanText(description) })}
        >
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles['form']}>
        <Field
          label={t`Title`}
          hint={t`Printed on the first page of the group`}
          value={title}
          onValueChange={setTitle}
          error={tooLong.title ? t`Text length exceeds ${GROUP_TITLE_MAX} characters.` : undefined}
        />
        {title.trim() === '' ? <TitleIdeas aid={aid} group={group} onChoose={setTitle} /> : null}
        <Field
          label={t`Text`}
          rows={4}
          value={description}
          onValueChange={setDescription}
          error={tooLong.description ? t`Text length exceeds ${GROUP_DESCRIPTION_MAX} characters.` : undefined}
        />
        {canRemove ? (
          <Button look="danger" icon="trash" onClick={onRemove}>
            <Trans>Dissolve this group, keep its photos</Trans>
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}
