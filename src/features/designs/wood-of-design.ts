import { cartOfLine } from '../../../machines/order/order.types.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { storedChoices, withChoices } from '../checkout/stored-choices.ts'

/** As it was ordered; of a draft, as it was chosen in this visit, else as it is usually had. */
export function woodOfDesign({ taskId, pid, woods = [] }: OwnDesign): string | undefined {
  const line = { pid, taskId, quantity: 1, attributes: [], rev: 0 }
  const cart = cartOfLine(line)
  const chosen = withChoices(cart, storedChoices(cart.id)).cart.lines[0]?.attributes ?? []
  return (woods.find(({ id }) => chosen.includes(id)) ?? woods[0])?.colour
}
