import type { ProofFile } from '../../domain/production/proof.ts'

/** Where the files besides the whole lie: beside it, with its name. */
export function besides(out: string, kind: ProofFile['kind']): string {
  return out.replace(/\.pdf$/, '') + BESIDES[kind]
}

export const BESIDES = {
  cover: '.cover.pdf',
  block: '.block.pdf',
  pictures: '.pictures.zip',
} as const satisfies Record<ProofFile['kind'], string>
