import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FIT_TYPES } from '../../../domain/design/fit-type.ts'
import type { Product } from '../../../domain/product/product.ts'
import { CheckInput, ChoiceInput, LocalisedInput, NumberInput, PartInput, Row, SeveralInput } from '../form/fields.tsx'
import { ListInput } from '../form/ListInput.tsx'
import { useSentences } from '../sentences/speak.ts'
import type { ManagedProduct } from './product-types.ts'

interface MakingProps {
  readonly managed: ManagedProduct
  readonly product: Product
}

/** What it is made of: photos, pages, paper, and how long that takes. */
export function MakingFields({ managed, product }: MakingProps) {
  const { say } = useSentences()
  return (
    <>
      <Group title={say('making.photos')}>
        <Row>
          <NumberInput path={['photos', 'minCount']} label={say('making.fewest')} />
          <NumberInput path={['photos', 'maxCount']} label={say('making.most')} />
          <NumberInput path={['coverPhotos']} label={say('making.coverPhotos')} />
        </Row>
        <Row>
          <NumberInput path={['photos', 'minBytes']} label={say('making.smallest')} unit="B" />
          <NumberInput path={['photos', 'maxBytes']} label={say('making.largest')} unit="B" />
        </Row>
      </Group>
      {product.pages && <PageFields months={product.type === 8} />}
      {product.book && <BookFields />}
      {product.sheets && <SheetFields />}
      {product.calendar && <CalendarFields />}
      {product.type === 3 && <PartFields managed={managed} />}
      <Group title={say('making.making')}>
        <Row>
          <NumberInput path={['daysToMake']} label={say('making.days')} optional />
          <ChoiceInput
            path={['pickUpAt']}
            label={say('making.pickUp')}
            choices={managed.places}
            none={say('making.sent')}
          />
        </Row>
        <PartInput path={['outer']} label={say('making.outer')} fresh={() => ({ width: 100, height: 100, depth: 10 })}>
          <Row>
            <NumberInput path={['outer', 'width']} label={say('making.outerWidth')} unit="mm" whole={false} />
            <NumberInput path={['outer', 'height']} label={say('making.outerHeight')} unit="mm" whole={false} />
            <NumberInput path={['outer', 'depth']} label={say('making.outerDepth')} unit="mm" whole={false} />
          </Row>
        </PartInput>
      </Group>
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** A calendar counts months where others count pages. */
function PageFields({ months }: { readonly months: boolean }) {
  const { say } = useSentences()
  const kinds = (['fixed', 'change'] as const).map((id) => ({ id, name: say(`making.${id}`) }))
  return (
    <Group title={say('products.pages')}>
      <Row>
        <ChoiceInput path={['pages', 'kind']} label={say('making.kind')} choices={kinds} />
        <NumberInput path={['pages', 'min']} label={say(months ? 'making.fewestMonths' : 'making.fewest')} />
        <NumberInput path={['pages', 'max']} label={say(months ? 'making.mostMonths' : 'making.most')} />
      </Row>
      <Row>
        <NumberInput path={['pages', 'default']} label={say('making.usual')} />
        <NumberInput path={['pages', 'multiple']} label={say('making.step')} />
        <NumberInput path={['pages', 'sheetsPageForAddPage']} label={say('making.photosASheet')} optional />
      </Row>
    </Group>
  )
}

function BookFields() {
  const { say } = useSentences()
  const covers = (['f4f1', 'f1f4', 'f1'] as const).map((id) => ({ id, name: say(`making.${id}`) }))
  const mm = { unit: 'mm', whole: false } as const
  return (
    <Group title={say('making.book')}>
      <Row>
        <NumberInput path={['book', 'page', 'width']} label={say('making.width')} {...mm} />
        <NumberInput path={['book', 'page', 'height']} label={say('making.height')} {...mm} />
        <NumberInput path={['book', 'dpi']} label={say('making.dpi')} />
      </Row>
      <Row>
        <NumberInput path={['book', 'bleed']} label={say('making.bleed')} {...mm} />
        <NumberInput path={['book', 'bleeds', 'cover']} label={say('making.coverBleed')} {...mm} optional />
        <NumberInput path={['book', 'bleeds', 'chapter']} label={say('making.chapterBleed')} {...mm} optional />
      </Row>
      <Row>
        <NumberInput path={['book', 'safe']} label={say('making.safe')} {...mm} />
        <NumberInput path={['book', 'gutter']} label={say('making.gutter')} {...mm} />
        <ChoiceInput path={['book', 'cover', 'type']} label={say('making.binding')} choices={covers} />
      </Row>
      <Row>
        <NumberInput path={['book', 'cover', 'board']} label={say('making.board')} {...mm} />
        <NumberInput path={['book', 'cover', 'paper']} label={say('making.leaf')} {...mm} />
      </Row>
    </Group>
  )
}

function SheetFields() {
  const { say } = useSentences()
  const fits = FIT_TYPES.map((id) => ({ id, name: say(`fit.${id}`) }))
  const sides = ([1, 2] as const).map((id) => ({ id, name: say(`making.sides${id}`) }))
  const mm = { unit: 'mm', whole: false } as const
  return (
    <Group title={say('making.sheets')}>
      <ListInput
        path={['sheets']}
        label={say('making.sheet')}
        more={say('making.addSheet')}
        most={40}
        fresh={freshSheet}
      >
        {(sheet) => (
          <>
            <LocalisedInput path={[...sheet, 'name']} label={say('products.name')} />
            <Row>
              <NumberInput path={[...sheet, 'page', 'width']} label={say('making.width')} {...mm} />
              <NumberInput path={[...sheet, 'page', 'height']} label={say('making.height')} {...mm} />
              <NumberInput path={[...sheet, 'dpi']} label={say('making.dpi')} />
            </Row>
            <Row>
              <NumberInput path={[...sheet, 'bleed']} label={say('making.bleed')} {...mm} />
              <NumberInput path={[...sheet, 'safe']} label={say('making.safe')} {...mm} />
              <ChoiceInput path={[...sheet, 'sides']} label={say('making.printed')} choices={sides} />
            </Row>
            <CheckInput path={[...sheet, 'turns']} label={say('making.turns')} />
            <PartInput path={[...sheet, 'at']} label={say('making.hangs')} fresh={() => ({ x: 0, y: 0 })}>
              <Row columns={2}>
                <NumberInput path={[...sheet, 'at', 'x']} label={say('making.hangsX')} {...mm} />
                <NumberInput path={[...sheet, 'at', 'y']} label={say('making.hangsY')} {...mm} />
              </Row>
            </PartInput>
          </>
        )}
      </ListInput>
      <Row>
        <SeveralInput path={['fits']} label={say('making.fits')} choices={fits} optional />
        <NumberInput path={['space']} label={say('making.space')} {...mm} optional />
      </Row>
    </Group>
  )
}

const freshSheet = () => ({
  ...{ id: `sheet-${crypto.randomUUID().slice(0, 8)}`, name: { 'zh-Hans': '', 'zh-Hant': '', en: '' } },
  ...{ page: { width: 100, height: 150 }, bleed: 3, safe: 5, dpi: 300, sides: 1 },
})

function CalendarFields() {
  const { say } = useSentences()
  const kinds = (['wall', 'desk'] as const).map((id) => ({ id, name: say(`making.${id}`) }))
  return (
    <Group title={say('making.calendar')}>
      <Row>
        <ChoiceInput path={['calendar', 'kind']} label={say('making.stands')} choices={kinds} />
      </Row>
    </Group>
  )
}

function PartFields({ managed }: { readonly managed: ManagedProduct }) {
  const { say } = useSentences()
  const fresh = () => ({
    id: `part-${crypto.randomUUID().slice(0, 8)}`,
    pid: managed.products[0]?.id ?? '',
    quantity: 1,
  })
  return (
    <Group title={say('making.parts')}>
      <ListInput path={['parts']} label={say('making.part')} more={say('making.addPart')} most={20} fresh={fresh}>
        {(part) => (
          <Row columns={2}>
            <ChoiceInput path={[...part, 'pid']} label={say('making.part')} choices={managed.products} />
            <NumberInput path={[...part, 'quantity']} label={say('making.quantity')} />
          </Row>
        )}
      </ListInput>
    </Group>
  )
}
