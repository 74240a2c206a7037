import { Alert, Box, Button, Paper, Stack, Tab, Tabs, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Title, useNotify, usePermissions, useRedirect } from 'react-admin'
import { useParams } from 'react-router'
import { copyManagedProduct, manageProduct, saveManagedProduct } from '../../../domain/calls/manage/products.ts'
import { beginsToCostNothing } from '../../../domain/product/costs-nothing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { productFaultMessage } from '../../../domain/product/product-fault-message.ts'
import { productFaults } from '../../../domain/product/product-faults.ts'
import { type Draft, DraftContext, type Path } from '../form/draft.ts'
import { MeanwhilePart } from '../form/MeanwhilePart.tsx'
import { useMeanwhile } from '../form/use-meanwhile.ts'
import { callManage, isChangedMeanwhile } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { NotThere } from '../ui/NotThere.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import { FreeDialog } from './FreeDialog.tsx'
import { MakingFields } from './MakingFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { PriceFields } from './PriceFields.tsx'
import { PRODUCT_FIELD_NAMES } from './product-field-names.ts'
import type { ManagedProduct } from './product-types.ts'
import { WordFields } from './WordFields.tsx'

/** One product: everything that is kept of it, beside the page that a shopper will see. */
export function ProductPage() {
  const { say } = useSentences()
  const { id = '' } = useParams()
  // What is saved is seen where it was written.
  const [part, setPart] = useState<Part>('words')
  const { data, error, refetch } = useQuery({
    queryKey: ['managed-product', id],
    queryFn: async () => (await callManage(manageProduct, { pid: id })).data,
    // What somebody is writing is not replaced behind his back.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  })
  if (!data) {
    return <NotThere error={error} title={say('menu.products')} />
  }
  return <ProductForm key={id} managed={data} readAgain={async () => (await refetch()).error} {...{ part, setPart }} />
}

const NO_BREAKS: ReadonlyMap<string, string> = new Map()
const keyOf = (path: Path) => path.join('.')
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

function useProductDraft({ product: kept, changed, currency, categories, looks, products, places }: ManagedProduct) {
  const { language } = useSentences()
  const { permissions } = usePermissions<string>()
  const work = useMeanwhile<Product>({ value: kept, rev: changed })
  const { value: product, put } = work
  const [breaks, setBreaks] = useState(NO_BREAKS)
  const faults = useMemo(() => {
    const shop = { categories: ids(categories), themes: ids(looks), products: ids(products), places: ids(places) }
    return new Map(
      productFaults(product, shop).map((fault) => [keyOf(fault.path), productFaultMessage(fault, language)]),
    )
  }, [product, categories, looks, products, places, language])
  const breakAt = useCallback(
    (path: Path, why: string) =>
      setBreaks((before) => {
        const { [keyOf(path)]: _, ...others } = Object.fromEntries(before)
        return new Map(Object.entries(why === '' ? others : { ...others, [keyOf(path)]: why }))
      }),
    [],
  )
  const draft: Draft = {
    ...{ value: product, currency, locked: permissions !== 'owner', put, breakAt },
    wrongAt: (path) => breaks.get(keyOf(path)) ?? faults.get(keyOf(path)) ?? '',
  }
  useUnsaved(work.isNew || breaks.size > 0)
  return { work, draft, wrong: faults.size + breaks.size }
}

interface PartInHand {
  readonly part: Part
  setPart(part: Part): void
}

interface ProductFormProps {
  readonly managed: ManagedProduct
  /** Returns why it could not be read. */
  readAgain(): Promise<Error | null>
}

const PARTS = ['words', 'price', 'options', 'making'] as const
type Part = (typeof PARTS)[number] | 'seen'

function ProductForm({ managed, readAgain, part, setPart }: ProductFormProps & PartInHand) {
  const { say, language } = useSentences()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'))
  const { work, draft, wrong } = useProductDraft(managed)
  const product = work.value
  const shown = !isSmall && part === 'seen' ? 'words' : part
  return (
    <DraftContext value={draft}>
      <Title title={product.name[language]} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 390px' },
          py: 2,
        }}
      >
        <Paper sx={{ p: 2 }}>
          <Tabs
            value={shown}
            onChange={(_, next) => setPart(next)}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ mb: 3 }}
          >
            {PARTS.map((one) => (
              <Tab key={one} value={one} label={say(`products.${one}`)} />
            ))}
            {isSmall && <Tab value="seen" label={say('products.seen')} />}
          </Tabs>
          {draft.locked && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {say('products.locked')}
            </Alert>
          )}
          {shown === 'words' && <WordFields managed={managed} />}
          {shown === 'price' && <PriceFields product={product} />}
          {shown === 'options' && <OptionFields />}
          {shown === 'making' && <MakingFields managed={managed} product={product} />}
          {shown === 'seen' && <PreviewPane product={product} />}
          {!draft.locked && <SaveBar {...{ managed, work, wrong, readAgain }} />}
        </Paper>
        {!isSmall && <PreviewPane product={product} />}
      </Box>
    </DraftContext>
  )
}

interface SaveBarProps extends ProductFormProps {
  readonly work: ReturnType<typeof useMeanwhile<Product>>
  readonly wrong: number
}

function SaveBar({ managed, work, wrong, readAgain }: SaveBarProps) {
  const { value: product, isNew, differing } = work
  const { say, language } = useSentences()
  const notify = useNotify()
  const redirect = useRedirect()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isFree = beginsToCostNothing(product, managed.product)
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    setSaid('')
    // What differs is said by itself, and says more than that something does.
    await act().catch((refused: Error) => setSaid(isChangedMeanwhile(refused) ? '' : refused.message))
    setBusy(false)
  }
  const keep = async () => {
    try {
      const { changed } = (await callManage(saveManagedProduct, { product, changed: Number(work.rev) })).data
      work.saved({ value: product, rev: changed })
      void readAgain()
    } catch (refused) {
      throw (isChangedMeanwhile(refused) ? await readAgain() : null) ?? refused
    }
  }
  const save = () =>
    run(async () => {
      await keep()
      notify(say('act.done'), { type: 'success' })
    })
  const copy = () =>
    run(async () => {
      redirect('show', 'products', (await callManage(copyManagedProduct, { pid: product.id })).data.pid)
    })
  return (
    <Stack sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper', py: 1, zIndex: 1 }} spacing={1}>
      {said !== '' && <Alert severity="error">{said}</Alert>}
      <MeanwhilePart {...work} names={PRODUCT_FIELD_NAMES} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={busy || !isNew || wrong > 0 || differing.length > 0}
          onClick={isFree ? () => setAsked(true) : save}
        >
          {say('form.save')}
        </Button>
        <Button disabled={busy || isNew} onClick={copy}>
          {say('products.copy')}
        </Button>
        {isNew && wrong === 0 && <Typography color="text.secondary">{say('products.copyAfter')}</Typography>}
        {wrong > 0 && <Typography color="error">{say('form.wrong', { count: wrong })}</Typography>}
      </Stack>
      {isAsked && (
        <FreeDialog
          name={product.name[language]}
          currency={managed.currency}
          act={keep}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}
