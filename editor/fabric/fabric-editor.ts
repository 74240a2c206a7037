import type { EditorPort } from '../editor-port.ts'
import { mountSpreadView } from './spread-view.ts'

/** The editor on Fabric: what `src/wiring` loads when an editor screen opens. */
export const fabricEditor: EditorPort = { mountSpreadView }
