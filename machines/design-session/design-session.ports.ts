import { type EditingPorts, wireEditing } from '../editing/editing.ports.ts'
import { type PreviewPorts, wirePreview } from '../preview/preview.ports.ts'
import { designSessionMachine } from './design-session.machine.ts'

export interface DesignSessionPorts {
  readonly preview: PreviewPorts
  readonly editing: EditingPorts
}

export function wireDesignSession(ports: DesignSessionPorts) {
  return designSessionMachine.provide({
    actors: { preview: wirePreview(ports.preview), editing: wireEditing(ports.editing) },
  })
}
