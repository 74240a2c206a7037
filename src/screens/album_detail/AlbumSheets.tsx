import type { Album, ShareType } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { USUAL_TEXT_SHOW } from '../../../domain/album/group-text.ts'
import type { AlbumViewState } from '../../features/album/use-album-view.ts'
import { GroupSheet } from './GroupSheet.tsx'
import { NameSheet } from './NameSheet.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import { ShareSheet } from './ShareSheet.tsx'

interface AlbumSheetsProps {
  readonly album: Album
  readonly view: AlbumViewState
  /** The shop is being asked for another share type. */
  readonly sharing: boolean
  readonly onShare: (shareType: ShareType) => void
}

/** The sheet that lies over the album, if any. */
export function AlbumSheets({ album, view, sharing, onShare }: AlbumSheetsProps) {
  const { sheet, close, edit } = view
  switch (sheet?.kind) {
    case 'name':
      return (
        <NameSheet
          name={album.name}
          onClose={close}
          onSave={(name) => {
            edit({ kind: 'rename', name })
            close()
          }}
        />
      )
    case 'share':
      return <ShareSheet album={album} busy={sharing} onClose={close} onChoose={onShare} />
    case 'group': {
      const group = album.groups.find(({ id }) => id === sheet.groupId)
      return group ? (
        <GroupSheet
          key={group.id}
          aid={album.id}
          group={group}
          canRemove={album.groups.length > 1}
          onClose={close}
          onSave={(groupTexts) => {
            edit({
              ...{ kind: 'describe-group', id: group.id },
              ...(groupTexts.title === group.title ? {} : { title: groupTexts.title }),
              ...(groupTexts.description === group.description ? {} : { description: groupTexts.description }),
              ...(groupTexts.textShow === (group.textShow ?? USUAL_TEXT_SHOW) ? {} : { textShow: groupTexts.textShow }),
              ...(groupTexts.disabled === (group.disabled ?? false) ? {} : { disabled: groupTexts.disabled }),
              ...(sameLines(groupTexts.layoutTexts, group.layoutTexts) ? {} : { layoutTexts: groupTexts.layoutTexts }),
            })
            close()
          }}
          onRemove={() => {
            edit({ kind: 'remove-group', id: group.id })
            close()
          }}
        />
      ) : null
    }
    case 'photos': {
      const { photoIds } = sheet
      return (
        <PhotoSheet
          photos={photosOfAlbum(album).filter((photo) => photoIds.includes(photo.id))}
          groups={album.groups}
          onClose={close}
          onMove={(to) => {
            edit({ kind: 'move-photos', photoIds, to, before: null })
            close()
          }}
          onCover={() => {
            edit({ kind: 'choose-cover', photoIds: photoIds.slice(0, 1) })
            close()
          }}
          spare={photoIds.every((id) => album.spare?.includes(id))}
          onSpare={(spare) => {
            edit({ kind: 'spare-photos', photoIds, spare })
            close()
          }}
          onRemove={() => {
            edit({ kind: 'remove-photos', photoIds })
            close()
          }}
        />
      )
    }
    default:
      return null
  }
}

function sameLines(texts: readonly string[], before: readonly string[] = []): boolean {
  return texts.join('\n') === before.join('\n')
}
