import { z } from 'zod'
import { type CommandInput, type CommandWords, OperatorMistake } from './command.ts'
import { help, loadCommand, wordsOf } from './commands.ts'

/** A command with everything that was typed behind it. */
export const requestedCommand = z.object({
  name: z.string(),
  args: z.array(z.string()),
  out: z.string().optional(),
  state: z.string().optional(),
  unchecked: z.boolean(),
})
export type RequestedCommand = z.output<typeof requestedCommand>

/** @throws OperatorMistake with all commands when there is none of that name */
export function commandNamed(name: string): CommandWords {
  return wordsOf(name) ?? missing(name)
}

type Around = Omit<CommandInput, 'args' | 'out' | 'state' | 'unchecked'>

export async function runRequested(
  { name, args, out, state, unchecked }: RequestedCommand,
  around: Around,
): Promise<void> {
  const command = (await loadCommand(name)) ?? missing(name)
  await command.run({ ...around, args, out, state, unchecked })
}

function missing(name: string): never {
  throw new OperatorMistake(`There is no command ${name}.\n\n${help()}`)
}
