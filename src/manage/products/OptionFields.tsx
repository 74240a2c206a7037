import type { Localised } from '../../../domain/language.ts'
import { AmountInput, LocalisedInput, OptionalText, Row, TextInput } from '../form/fields.tsx'
import { ListInput } from '../form/ListInput.tsx'
import { useSentences } from '../sentences/speak.ts'
import { PicturesInput } from './WordFields.tsx'

const UNNAMED: Localised = { 'zh-Hans': '', 'zh-Hant': '', en: '' }
const freshId = (kind: string) => `${kind}-${crypto.randomUUID().slice(0, 8)}`

/** What a shopper chooses of it, and what each choice adds to its price. */
export function OptionFields() {
  const { say } = useSentences()
  return (
    <ListInput
      path={['attributes']}
      label={say('products.group')}
      more={say('products.addGroup')}
      most={12}
      fresh={() => ({ id: freshId('group'), name: UNNAMED, options: [] })}
    >
      {(group) => (
        <>
          <LocalisedInput path={[...group, 'name']} label={say('products.name')} />
          <ListInput
            path={[...group, 'options']}
            label={say('products.option')}
            more={say('products.addOption')}
            most={40}
            fresh={() => ({ id: freshId('option'), name: UNNAMED, extraPrice: 0 })}
          >
            {(option) => (
              <>
                <LocalisedInput path={[...option, 'name']} label={say('products.name')} />
                <Row>
                  <AmountInput path={[...option, 'extraPrice']} label={say('products.extraPrice')} />
                  <OptionalText path={[...option, 'swatch']} label={say('products.swatch')} />
                  <TextInput path={[...option, 'id']} label={say('products.optionId')} />
                </Row>
                <PicturesInput path={[...option, 'pictures']} />
              </>
            )}
          </ListInput>
        </>
      )}
    </ListInput>
  )
}
