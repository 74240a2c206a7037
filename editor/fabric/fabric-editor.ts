import type { EditorPort } from '../editor-port.ts'
import { mountBoard } from './board.ts'
import { mountCropStage } from './crop-stage.ts'

/** The editor on Fabric: what `src/wiring` loads when an editor screen opens. */
export const fabricEditor: EditorPort = { mountBoard, mountCropStage }
