import { z } from 'zod'
import { type Command, type CommandInput, OperatorMistake } from './command.ts'
import { COMMANDS, help } from './commands.ts'

/** A command with everything that was typed behind it. */
export const askedCommand = z.object({
  name: z.string(),
  args: z.array(z.string()),
  out: z.string().optional(),
  state: z.string().optional(),
  unchecked: z.boolean(),
})
export type AskedCommand = z.output<typeof askedCommand>

/** @throws OperatorMistake with all commands when there is none of that name */
export function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    throw new OperatorMistake(`There is no command ${name}.\n\n${help()}`)
  }
  return command
}

type Around = Omit<CommandInput, 'args' | 'out' | 'state' | 'unchecked'>

export async function runAsked({ name, args, out, state, unchecked }: AskedCommand, around: Around): Promise<void> {
  await commandNamed(name).run({ ...around, args, out, state, unchecked })
}
