import type { EpochMs } from '../../domain/units.ts'

/** Who asks the shop for help lets its people look. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface HelpPorts {
  /** Until when the people of the shop may see the shopper's albums; 0: they may not. */
  albumsOpenUntil(signal?: AbortSignal): Promise<EpochMs>
  /** Opens them for a week, or closes them; answers as `albumsOpenUntil`. */
  openAlbums(open: boolean): Promise<EpochMs>
}
