import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { linkLoginMachine } from '../../machines/link-login/link-login.machine.ts'
import type { LinkLoginRefusal } from '../../machines/link-login/link-login.types.ts'
import { done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Login by link 链接登录 連結登入', id: 'machines-login-by-link' }
export default meta

const mchid = asId<MerchantId>('1')
const at = stateStories({
  machine: linkLoginMachine,
  input: { mchid, reference: { kind: 'outtrade', number: 'TB-20261121-7' }, phoneTail: '', sub: null },
  remembers: ({ reference, step, merchantName, uid, aid, refused }) => ({
    ...{
      'order number': reference.kind === 'outtrade' ? reference.number : reference.subid,
      step,
      merchant: merchantName,
    },
    ...{ shopper: uid, album: aid, reason: refused?.reason },
  }),
})

const found = (id: string, value: unknown) => done(id, { kind: 'found', found: value })
const refused = (id: string, reason: LinkLoginRefusal) => done(id, { kind: 'refused', reason })
const order = found('find the order', { mode: 1, orderId: null, mchid, items: [], submission: 'none' })
const merchant = found('find the merchant', { name: 'Keepsake' })
const user = found('find the user', { uid: 'u1' })
const album = found('find the album', { aid: 'a1', photoCount: 0, drafts: [] })
const product = found('find the product', [])

export const PlayedByHand = at.driving(order, merchant)
export const Step1TheOrder = at()
export const Step2TheMerchant = at(order)
export const Step3TheShopper = at(order, merchant)
export const Step4TheAlbum = at(order, merchant, user)
export const Step5TheProduct = at(order, merchant, user, album)
export const Minus1WrongOrderNumber = at(refused('find the order', 'order-number-wrong'))
export const Minus1DigitsOfThePhone = at(refused('find the order', 'phone-tail-needed'))
export const Minus2NoSuchMerchant = at(order, refused('find the merchant', 'merchant-unknown'))
export const Minus3NoSuchShopper = at(order, merchant, refused('find the user', 'user-unknown'))
export const Minus4AlbumTemplateDeleted = at(order, merchant, user, refused('find the album', 'template-deleted'))
export const Minus5NoSuchProduct = at(order, merchant, user, album, refused('find the product', 'product-unknown'))
export const Ready = at(order, merchant, user, album, product)
