import { type Document, isMap, isScalar, type LineCounter, type Pair, type Scalar, visit } from 'yaml'
import { amountDecimals, readAmount, writtenAmount } from '../../../domain/product/currency.ts'
import { MONEY_FIELDS } from '../../../domain/product/money-fields.ts'
import { OperatorMistake } from './command.ts'

/** Said at the top of a file that was exported before amounts were written with their decimals. */
const SMALLEST = 'smallest-units'

type Ancestors = readonly unknown[]

/** The currency of the shop that an amount belongs to; the last of the ancestors is the nearest. */
function currencyAt(ancestors: Ancestors): string | undefined {
  const codes = ancestors.map((node) => (isMap(node) ? node.getIn(['merchant', 'currency', 'code']) : undefined))
  const code = codes.findLast((one) => typeof one === 'string')
  return typeof code === 'string' ? code : undefined
}

interface Amount {
  readonly name: string
  readonly scalar: Scalar
  readonly currency: string
}

/** Calls `act` with every amount of a catalogue; other files have none. */
function visitAmounts(document: Document, act: (amount: Amount) => void): void {
  visit(document, {
    Pair: (_, pair: Pair, ancestors: Ancestors) => {
      const { key, value } = pair
      const currency = isScalar(key) && MONEY_FIELDS.has(String(key.value)) && isScalar(value) && currencyAt(ancestors)
      if (currency && isScalar(key) && isScalar(value)) {
        act({ name: String(key.value), scalar: value, currency })
      }
    },
  })
}

/**
 * Makes amounts as people write them whole numbers of the currency's smallest unit. One without decimals, in a currency
 * that has some, is refused: nobody can tell whether 158 is 158.00 or 1.58.
 *
 * @throws OperatorMistake naming the lines
 */
export function readAmounts(document: Document, lines: LineCounter, name: string): void {
  const unit = document.get('amounts')
  if (unit !== undefined && unit !== SMALLEST) {
    throw new OperatorMistake(`${name}: amounts: ${unit} is unknown; leave it out, or say ${SMALLEST}`)
  }
  document.delete('amounts')
  if (unit === SMALLEST) {
    return
  }
  const faults: string[] = []
  visitAmounts(document, ({ name: field, scalar, currency }) => {
    const source = typeof scalar.value === 'number' ? (scalar.source ?? String(scalar.value)) : scalar.value
    if (typeof source !== 'string') {
      return
    }
    const amount = readAmount(source, currency)
    if (amount === 'not-clear') {
      const sure = writtenAmount(Number(source) * 10 ** amountDecimals(currency), currency)
      faults.push(
        `${name}:${lineOf(scalar, lines)}: ${field}: ${source} has no decimals; write ${sure}, or ${writtenAmount(Number(source), currency)} where smallest units are meant (a whole file in those says "amounts: ${SMALLEST}" at its top)`,
      )
    } else if (amount === 'too-fine') {
      faults.push(`${name}:${lineOf(scalar, lines)}: ${field}: ${source} has more decimals than ${currency} has`)
    } else if (amount !== undefined) {
      scalar.value = amount
    }
  })
  if (faults.length > 0) {
    throw new OperatorMistake(faults.join('\n'))
  }
}

const lineOf = ({ range }: Scalar, lines: LineCounter) => lines.linePos(range?.[0] ?? 0).line

/** Writes the amounts of a catalogue as people do: `158.00`; as texts where JSON would cut their zeros. */
export function writeAmounts(document: Document, form: 'numbers' | 'texts'): void {
  visitAmounts(document, ({ scalar, currency }) => {
    if (typeof scalar.value === 'number') {
      const text = writtenAmount(scalar.value, currency)
      scalar.value = form === 'texts' ? text : Number(text)
      scalar.minFractionDigits = amountDecimals(currency)
    }
  })
}
