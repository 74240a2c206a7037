import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AlbumGroup } from '../../../domain/album/album.ts'
import { cleanAlbumText, GROUP_DESCRIPTION_MAX, GROUP_TITLE_MAX } from '../../../domain/album/album-text.ts'
import { LAYOUT_TEXTS_MAX, layoutTextsOf, type TextShow, USUAL_TEXT_SHOW } from '../../../domain/album/group-text.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import { unprintableIn } from '../../../domain/text/printable.ts'
import styles from '../../features/album/AlbumDetail.module.css'
import { canBePrinted, PrintedField } from '../../features/album/PrintedField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { TitleIdeas } from './TitleIdeas.tsx'

/** What a shopper says about a group. */
export interface GroupTexts {
  readonly title: string
  readonly description: string
  readonly textShow: TextShow
  readonly disabled: boolean
  readonly layoutTexts: readonly string[]
}

interface GroupSheetProps {
  readonly aid: AlbumId
  readonly group: AlbumGroup
  readonly canRemove: boolean
  readonly onClose: () => void
  readonly onSave: (groupTexts: GroupTexts) => void
  readonly onRemove: () => void
}

/** Title and text of a group; both are printed on the group's first page. */
export function GroupSheet({ aid, group, canRemove, onClose, onSave, onRemove }: GroupSheetProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(group.title)
  const [description, setDescription] = useState(group.description)
  const [textShow, setTextShow] = useState(group.textShow ?? USUAL_TEXT_SHOW)
  const [disabled, setDisabled] = useState(group.disabled ?? false)
  const [lines, setLines] = useState(group.layoutTexts?.join('\n') ?? '')
  const layoutTexts = layoutTextsOf(cleanAlbumText(lines))
  const { count, length } = LAYOUT_TEXTS_MAX
  const tooMany = layoutTexts.length > count || layoutTexts.some((text) => countGraphemes(text) > length)
  const missing = unprintableIn(cleanAlbumText(lines)).join(' ')
  const isFine =
    canBePrinted(title, GROUP_TITLE_MAX) &&
    canBePrinted(description, GROUP_DESCRIPTION_MAX) &&
    !tooMany &&
    missing === ''
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Title and text`}
      action={
        <Button
          variant="primary"
          wide
          disabled={!isFine}
          onClick={() =>
            onSave({
              title: cleanAlbumText(title),
              description: cleanAlbumText(description),
              textShow,
              disabled,
              layoutTexts,
            })
          }
        >
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles['form']}>
        <PrintedField
          label={t`Title`}
          hint={t`Printed on the first page of the group`}
          value={title}
          max={GROUP_TITLE_MAX}
          onValueChange={setTitle}
        />
        {title.trim() === '' ? <TitleIdeas aid={aid} group={group} onChoose={setTitle} /> : null}
        <PrintedField
          label={t`Text`}
          rows={4}
          value={description}
          max={GROUP_DESCRIPTION_MAX}
          onValueChange={setDescription}
        />
        <Choice
          label={t`How much of the text is shown`}
          value={textShow}
          onValueChange={setTextShow}
          options={[
            { value: 'full', label: t`All of it` },
            { value: 'part', label: t`The first line`, note: t`36 characters at most` },
            { value: 'always', label: t`Always leave space for it`, note: t`even when it’s empty` },
          ]}
        />
        <Field
          label={t`Text for the backs of cards`}
          hint={t`One line for each card, in their order`}
          rows={3}
          value={lines}
          onValueChange={setLines}
          error={
            missing === ''
              ? tooMany
                ? t`At most ${count} lines of ${length} characters each.`
                : undefined
              : t`These characters can’t be printed: ${missing}`
          }
        />
        <CheckBox checked={disabled} onCheckedChange={setDisabled}>
          <Trans>Leave this group out of designs; its photos stay in the album</Trans>
        </CheckBox>
        {canRemove ? (
          <Button variant="danger" icon="trash" onClick={onRemove}>
            <Trans>Remove this group, keep its photos</Trans>
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}
