import type { ShareType } from '../../../domain/album/album.ts'
import type { RouteName } from '../../navigation/routes.ts'

/** A§2: the share type of an album decides the view of those who have its link. */
export const SHARE_VIEW: Record<ShareType, RouteName> = {
  edit: 'album_detail',
  readonly: 'album_preview',
  noshare: 'album_noshare',
}
