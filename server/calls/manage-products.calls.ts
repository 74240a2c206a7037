import {
  copyManagedProduct,
  manageProduct,
  manageProducts,
  moveProduct,
  PRODUCT_PICTURE_MAX,
  saveManagedProduct,
  shelveProduct,
  uploadProductPicture,
} from '../../domain/calls/manage/products.ts'
import { asId, type ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { productFaultMessage } from '../../domain/product/product-fault-message.ts'
import type { ProductFault } from '../../domain/product/product-faults.ts'
import { answer, refuse } from '../base/answer.ts'
import { listProducts, showProduct } from '../catalogue/show-products.ts'
import { catalogueChangeOf } from '../catalogue-changes/catalogue-change.ts'
import { keepProductPicture } from '../catalogue-changes/product-pictures.ts'
import { changeProduct, copyProduct, moveBefore, moveStep, putOnShelf } from '../catalogue-changes/save-product.ts'
import { registerProductPicturePages } from '../pages/photos/product-picture-pages.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** A picture as large as may be, written as text, with what a call has besides. */
const PICTURE_LIMIT = Math.ceil((PRODUCT_PICTURE_MAX * 4) / 3) + 10_000

/** What the merchant's people do with products. Who sees money sees them; the owner changes what they are. */
export const manageProductCalls: CallGroup = {
  name: 'manage-products',
  routes: (deps) => [
    route({ call: manageProducts, policy: 'clerk', handle: (request, context) => listProducts(request, context) }),
    route({ call: manageProduct, policy: 'clerk', handle: (request, context) => showProduct(request, context) }),
    route({
      call: saveManagedProduct,
      policy: 'shop-owner',
      bodyLimit: 500_000,
      handle: async ({ product, changed }, context) => {
        const kept = await changeProduct(catalogueChangeOf(context), product, changed)
        switch (kept.kind) {
          case 'kept':
            return answer({ pid: product.id, changed: kept.changedAt })
          case 'unknown':
            return refuse('not-found')
          case 'changed':
            return refuse('changed-meanwhile')
          case 'wrong':
            return refuse('product-wrong', toldOf(kept.faults, context.caller.language))
        }
      },
    }),
    route({
      call: copyManagedProduct,
      policy: 'shop-owner',
      handle: async ({ pid }, context) => {
        const copy = asId<ProductId>(deps.ids.next())
        const made = await copyProduct(catalogueChangeOf(context), asId<ProductId>(pid), copy)
        return made ? answer({ pid: copy }) : refuse('not-found')
      },
    }),
    route({
      call: shelveProduct,
      policy: 'clerk',
      handle: async ({ pid, shelf }, context) => {
        const put = await putOnShelf(catalogueChangeOf(context), asId<ProductId>(pid), shelf === 'on')
        if (put.kind === 'wrong') {
          return refuse('product-wrong', toldOf(put.faults, context.caller.language))
        }
        return put.kind === 'unknown' ? refuse('not-found') : answer({ pid })
      },
    }),
    route({
      call: moveProduct,
      policy: 'shop-owner',
      handle: async ({ pid, before, step }, context) => {
        const id = asId<ProductId>(pid)
        const moved = step
          ? await moveStep(catalogueChangeOf(context), id, step)
          : await moveBefore(catalogueChangeOf(context), id, before === '' ? undefined : asId<ProductId>(before))
        return moved ? answer({ pid }) : refuse('not-found')
      },
    }),
    route({
      ...{ call: uploadProductPicture, policy: 'shop-owner', bodyLimit: PICTURE_LIMIT },
      // It is decoded for seconds, and the same file is kept once however often it comes.
      repeat: 'acts-again',
      handle: async ({ file }, context) => {
        const bytes = Buffer.from(file, 'base64url')
        if (bytes.length > PRODUCT_PICTURE_MAX) {
          return refuse('photo-too-large')
        }
        const kept = await keepProductPicture(deps, catalogueChangeOf(context), bytes)
        return kept.kind === 'kept' ? answer({ address: kept.address }) : refuse(kept.reason)
      },
    }),
  ],
  pages: registerProductPicturePages,
}

function toldOf(faults: readonly ProductFault[], language: Language) {
  const what = faults.map((fault) => `${fault.path.join('.')}: ${productFaultMessage(fault, language)}`)
  return { params: { what: what.join('; ') }, data: faults.map(({ path }) => path) }
}
