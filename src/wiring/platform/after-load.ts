import { nameScreens } from '../../navigation/name-screens.ts'
import { storeShell } from '../offline/store-shell.ts'

/** What a page does once it has loaded and has nothing else to do. */
export async function afterLoad(): Promise<void> {
  nameScreens()
  await storeShell()
}
