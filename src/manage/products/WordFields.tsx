import { Typography } from '@mui/material'
import { CheckInput, ChoiceInput, LocalisedInput, PartInput, Row, SeveralInput } from '../form/fields.tsx'
import { ListInput } from '../form/ListInput.tsx'
import { useSentences } from '../sentences/speak.ts'
import { PictureInput } from './PictureInput.tsx'
import type { ManagedProduct } from './product-types.ts'

/** What it is called and looks like, and where it stands. */
export function WordFields({ managed }: { readonly managed: ManagedProduct }) {
  const { say } = useSentences()
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {say('form.oneLanguage')}
      </Typography>
      <LocalisedInput path={['name']} label={say('products.name')} />
      <LocalisedInput path={['description']} label={say('products.description')} multiline />
      <Row columns={2}>
        <ChoiceInput path={['categoryId']} label={say('products.category')} choices={managed.categories} />
        <SeveralInput path={['themeIds']} label={say('menu.themes')} choices={managed.looks} />
      </Row>
      <Row columns={2}>
        <CheckInput path={['onShelf']} label={say('products.on')} />
        <CheckInput path={['soon']} label={say('products.soon')} />
      </Row>
      <PicturesInput path={['pictures']} />
    </>
  )
}

/** Above a product's words, and below them. */
const PICTURES = [
  { list: 'thumbs', name: 'products.thumb', more: 'products.addThumb', most: 20 },
  { list: 'details', name: 'products.detail', more: 'products.addDetail', most: 40 },
] as const

/** Pictures, uploaded or by their address; without any the shop draws the product. */
export function PicturesInput({ path }: { readonly path: readonly (string | number)[] }) {
  const { say } = useSentences()
  return (
    <PartInput path={path} label={say('products.pictures')} fresh={() => ({ thumbs: [], details: [] })}>
      {PICTURES.map(({ list, name, more, most }) => (
        <ListInput {...{ most }} key={list} label={say(name)} path={[...path, list]} more={say(more)} fresh={() => '/'}>
          {(at) => <PictureInput path={at} />}
        </ListInput>
      ))}
    </PartInput>
  )
}
