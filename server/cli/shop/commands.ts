import type { Command, CommandWords } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

type CommandName = keyof typeof COMMAND_WORDS

/** Each is loaded when it is asked for: all of them together take longer than most of them run. */
const LOADED: Readonly<Record<CommandName, () => Promise<Command>>> = {
  check: async () => (await import('./check.command.ts')).checkCommand,
  migrate: async () => (await import('./migrate.command.ts')).migrateCommand,
  backup: async () => (await import('./backup.command.ts')).backupCommand,
  restore: async () => (await import('./backup.command.ts')).restoreCommand,
  'import-catalogue': async () => (await import('./import-catalogue.command.ts')).importCatalogueCommand,
  'export-catalogue': async () => (await import('./export-catalogue.command.ts')).exportCatalogueCommand,
  currency: async () => (await import('./currency.command.ts')).currencyCommand,
  'check-theme': async () => (await import('./check-theme.command.ts')).checkThemeCommand,
  'import-orders': async () => (await import('./import-orders.command.ts')).importOrdersCommand,
  'import-profile': async () => (await import('./import-profile.command.ts')).importProfileCommand,
  coupons: async () => (await import('./coupon.commands.ts')).couponsCommand,
  orders: async () => (await import('./operate.commands.ts')).ordersCommand,
  ship: async () => (await import('./operate.commands.ts')).shipCommand,
  reopen: async () => (await import('./operate.commands.ts')).reopenCommand,
  link: async () => (await import('./operate.commands.ts')).linkCommand,
  release: async () => (await import('./operate.commands.ts')).releaseCommand,
  pay: async () => (await import('./order.commands.ts')).payCommand,
  refund: async () => (await import('./refund.command.ts')).refundCommand,
  answer: async () => (await import('./answer.command.ts')).answerCommand,
  print: async () => (await import('./order.commands.ts')).printCommand,
  'factory-token': async () => (await import('./order.commands.ts')).factoryTokenCommand,
  invite: async () => (await import('./invite.command.ts')).inviteCommand,
  'upload-errors': async () => (await import('./upload-errors.command.ts')).uploadErrorsCommand,
  stored: async () => (await import('./stored.command.ts')).storedCommand,
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMAND_WORDS, name)
}

/** What can be said of a command without loading it; undefined: there is none of that name. */
export function wordsOf(name: string): CommandWords | undefined {
  return isCommand(name) ? COMMAND_WORDS[name] : undefined
}

export async function loadCommand(name: string): Promise<Command | undefined> {
  return isCommand(name) ? await LOADED[name]() : undefined
}

export function help(): string {
  const lines = Object.values(COMMAND_WORDS).map(({ usage, summary }) => `  ${usage.padEnd(31)} ${summary}`)
  return `Usage: npm run shop -- COMMAND\n\n${lines.join('\n')}\n\nSettings come from the environment; .env.example lists them.`
}
