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

/** Pictures, uploaded or by their address; without any the shop draws the product. */
export function PicturesInput({ path }: { readonly path: readonly (string | number)[] }) {
  const { say } = useSentences()
  const fresh = () => '/'
  return (
    <PartInput path={path} label={say('products.pictures')} fresh={() => ({ thumbs: [], details: [] })}>
      <ListInput
        {...{ fresh }}
        label={say('products.thumb')}
        path={[...path, 'thumbs']}
        more={say('products.addThumb')}
        most={20}
      >
        {(at) => <PictureInput path={at} />}
      </ListInput>
      <ListInput
        {...{ fresh }}
        label={say('products.detail')}
        path={[...path, 'details']}
        more={say('products.addDetail')}
        most={40}
      >
        {(at) => <PictureInput path={at} />}
      </ListInput>
    </PartInput>
  )
}
