import { answerCommand } from './answer.command.ts'
import { backupCommand, restoreCommand } from './backup.command.ts'
import { checkCommand } from './check.command.ts'
import { checkThemeCommand } from './check-theme.command.ts'
import type { Command } from './command.ts'
import { couponsCommand } from './coupon.commands.ts'
import { exportCatalogueCommand } from './export-catalogue.command.ts'
import { importCatalogueCommand } from './import-catalogue.command.ts'
import { importOrdersCommand } from './import-orders.command.ts'
import { importProfileCommand } from './import-profile.command.ts'
import { inviteCommand } from './invite.command.ts'
import { migrateCommand } from './migrate.command.ts'
import { linkCommand, ordersCommand, releaseCommand, reopenCommand, shipCommand } from './operate.commands.ts'
import { factoryTokenCommand, payCommand, printCommand } from './order.commands.ts'
import { refundCommand } from './refund.command.ts'
import { storedCommand } from './stored.command.ts'
import { uploadErrorsCommand } from './upload-errors.command.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  check: checkCommand,
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'import-catalogue': importCatalogueCommand,
  'export-catalogue': exportCatalogueCommand,
  'check-theme': checkThemeCommand,
  'import-orders': importOrdersCommand,
  'import-profile': importProfileCommand,
  coupons: couponsCommand,
  orders: ordersCommand,
  ship: shipCommand,
  reopen: reopenCommand,
  link: linkCommand,
  release: releaseCommand,
  pay: payCommand,
  refund: refundCommand,
  answer: answerCommand,
  print: printCommand,
  'factory-token': factoryTokenCommand,
  invite: inviteCommand,
  'upload-errors': uploadErrorsCommand,
  stored: storedCommand,
}

export function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(31)} ${summary}`)
  return `Usage: npm run shop -- COMMAND\n\n${lines.join('\n')}\n\nSettings come from the environment; .env.example lists them.`
}
