import { albumsOpenToShop, openAlbumsToShop } from '../../../domain/calls/manage/customers.ts'
import type { HelpPorts } from '../../ports/help-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** What a shopper who asks for help lets the shop see. */
export function helpPorts(): HelpPorts {
  return {
    albumsOpenUntil: async (signal) => (await readAnswer(albumsOpenToShop, {}, signal)).data.until,
    openAlbums: async (open) => (await readAnswer(openAlbumsToShop, { open: open ? 'yes' : 'no' })).data.until,
  }
}
