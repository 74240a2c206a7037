import type { Finding } from '../../../domain/preflight/finding.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { type Preflight, usePreflight } from '../preflight/use-preflight.ts'
import { useShowFinding } from '../preflight/use-show-finding.ts'
import { useConfirming } from './use-confirming.ts'

interface OrderFlowSetup {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly commands: EditCommands
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** Titles that the cover may take at a tap. */
  readonly titles?: readonly string[]
  /** What the shopper has seen and kept already. */
  readonly isAccepted?: (finding: Finding) => boolean
  /** The order is paid already. */
  readonly paid: boolean | undefined
  onConfirm(): void
}

/** The way from the button to the order: what would not print well is looked at, what is unsaved is saved. */
export interface OrderFlow {
  readonly busy: boolean
  readonly paid: boolean
  start(): void
  readonly preflight: Preflight
  /** Opens the page of a finding, and what is meant on it. */
  showFinding(finding: Finding): void
}

export function useOrderFlow({
  editing,
  document,
  commands,
  onConfirm,
  paid = false,
  ...look
}: OrderFlowSetup): OrderFlow {
  const confirming = useConfirming(editing, onConfirm)
  const preflight = usePreflight({ ...look, document, make: commands.make, onConfirm: confirming.start })
  const showFinding = useShowFinding({ editing, show: commands.show, close: preflight.close })
  return {
    paid,
    busy: confirming.underWay || preflight.state === 'looking',
    start: preflight.start,
    preflight,
    showFinding,
  }
}
