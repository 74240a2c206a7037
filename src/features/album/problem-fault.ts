import { NetworkLost, type Problem, ServerFault } from '../../../machines/faults.ts'

/** A problem that a machine remembers, as the fault that it came from; for views that explain faults. */
export function problemFault(problem: Problem | null): Error {
  return problem === 'network-lost' ? new NetworkLost() : new ServerFault(problem ?? undefined)
}
