import type { AlbumId } from '../../domain/ids.ts'
import type { Secrets } from '../base/secrets.ts'
import { tokenHash } from '../base/tokens.ts'

/** Characters of a share token: 132 bits. */
const LENGTH = 22

/** The token in the album's share link. It changes with `shareRev`, so earlier links die. */
function shareToken(secrets: Secrets, aid: AlbumId, shareRev: number): string {
  return secrets.sign('album-share', `${aid}/${shareRev}`).slice(0, LENGTH)
}

/** What the album's row keeps of the token. */
export function shareHash(secrets: Secrets, aid: AlbumId, shareRev: number): string {
  return tokenHash(shareToken(secrets, aid, shareRev))
}

/** The link that a shopper sends to friends. The page exchanges `st` for a cookie and takes it out of its address. */
export function shareUrl(origin: string, secrets: Secrets, aid: AlbumId, shareRev: number): string {
  return `${origin}/emall/app/#/album_preview?aid=${aid}&st=${shareToken(secrets, aid, shareRev)}`
}
