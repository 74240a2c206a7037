import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Product } from '../../../domain/product/product.ts'
import { quote } from '../../../domain/product/quote.ts'
import { useDraftDocument } from '../form/draft.ts'
import { AmountInput, NumberInput, Row } from '../form/fields.tsx'
import { useSentences } from '../sentences/speak.ts'

/** What it costs, and what a shopper pays for it, as the shop counts it. */
export function PriceFields({ product }: { readonly product: Product }) {
  const { say } = useSentences()
  return (
    <>
      <Row>
        <AmountInput path={['price', 'base']} label={say('products.base')} />
        <AmountInput path={['price', 'before']} label={say('products.before')} optional />
        <AmountInput path={['price', 'delivery']} label={say('products.delivery')} />
      </Row>
      <Row>
        <AmountInput path={['price', 'extraPage']} label={say('products.extraPage')} />
        <NumberInput path={['price', 'pagesIncluded']} label={say('products.pagesIncluded')} />
      </Row>
      <PriceTable product={product} />
    </>
  )
}

const COPIES = [1, 2, 10]

/** Numbers of pages that its price is told for: the fewest, the usual, the most. */
function pagesOf({ pages }: Product): readonly number[] {
  return pages ? [...new Set([pages.min, pages.default, pages.max])] : [0]
}

function PriceTable({ product }: { readonly product: Product }) {
  const { say, money, language } = useSentences()
  const { currency } = useDraftDocument()
  const groups = product.attributes.filter(({ options }) => options.length > 0)
  const usual = groups.map(({ options }) => options[0]?.id ?? '')
  // Every option beside the usual ones of the other groups, where it costs more.
  const choices = [
    { name: groups.map(({ options }) => options[0]?.name[language]).join(' · '), attributes: usual },
    ...groups.flatMap((group, at) =>
      group.options
        .filter(({ extraPrice }, n) => n > 0 && extraPrice > 0)
        .map((option) => ({
          name: option.name[language],
          attributes: usual.map((id, n) => (n === at ? option.id : id)),
        })),
    ),
  ]
  const priced = (attributes: readonly string[], pageCount: number, quantity: number) => {
    const parts = (product.parts ?? []).map((part) => ({
      ...{ id: part.id, product: { ...product, id: part.pid, attributes: [] }, pageCount: 0, attributes: [] },
      quantity: part.quantity,
    }))
    const item = { product, pageCount, attributes, quantity, ...(product.parts ? { parts } : {}) }
    const verdict = quote({ items: [item], memberRate: WHOLE_RATE, pickup: false })
    return verdict.kind === 'quoted' ? money(verdict.total, currency) : '–'
  }
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('products.table')}>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {say('products.table')}
      </Typography>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{say('products.pages')}</TableCell>
            {COPIES.map((copies) => (
              <TableCell key={copies} align="right">
                × {copies}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {choices.flatMap(({ name, attributes }) => [
            // A line of their own: beside the amounts a phone has no room for them.
            ...(name === ''
              ? []
              : [
                  <TableRow key={attributes.join()}>
                    <TableCell
                      component="th"
                      scope="rowgroup"
                      colSpan={1 + COPIES.length}
                      sx={{ borderBottom: 0, pt: 1.5 }}
                    >
                      {name}
                    </TableCell>
                  </TableRow>,
                ]),
            ...pagesOf(product).map((pageCount) => (
              <TableRow key={`${attributes.join()} ${pageCount}`}>
                <TableCell>{pageCount || '–'}</TableCell>
                {COPIES.map((copies) => (
                  <TableCell key={copies} align="right">
                    {priced(attributes, pageCount, copies)}
                  </TableCell>
                ))}
              </TableRow>
            )),
          ])}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Whoever has no level. */
const WHOLE_RATE = 10_000
