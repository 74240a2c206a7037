import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { photosInside } from '../../../domain/design/edits/decision.ts'
import type { IdSource, PhotoId } from '../../../domain/ids.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'
import { addedToTray, onNewPages, takesNewPages } from './on-new-pages.ts'
import { photosSince } from './waiting-photos.ts'

interface NewPhotosNoteProps {
  readonly document: EditorDocument
  readonly commands: EditCommands
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly ids: IdSource
}

/** Photos came to the album since the design was made: the design takes them on new pages, or they wait beside the others. */
export function NewPhotosNote({ document, commands, photos, ids }: NewPhotosNoteProps) {
  const { t, i18n } = useLingui()
  const [arrived] = useState(() => photosSince(document.design, photos))
  const [kept, keep] = useState(false)
  const { design } = document
  const placed = photosInside(design.pages)
  // They are told of until the shopper has said where they go.
  const since = arrived.filter((id) => !placed.has(id))
  if (since.length === 0 || kept) {
    return null
  }
  const unheld = since.filter((id) => !design.tray.includes(id))
  return (
    <Banner>
      <p>
        <Plural
          value={since.length}
          one="# new photo in the album since then."
          other="# new photos in the album since then."
        />
      </p>
      <ActionRow>
        {takesNewPages(document) ? (
          <Button
            variant="primary"
            icon="plus"
            onClick={() => commands.make(onNewPages(document, since, ids), i18n._(leafWords(design).onNew))}
          >
            {i18n._(leafWords(design).putOnNew)}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          onClick={() => {
            keep(true)
            commands.make(unheld.length > 0 ? addedToTray(document, unheld) : undefined, t`Photos are in the tray`)
          }}
        >
          {t`Keep them in the tray`}
        </Button>
      </ActionRow>
    </Banner>
  )
}
