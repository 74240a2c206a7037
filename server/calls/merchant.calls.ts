import { getMerchantInfo } from '../../domain/calls/merchant.ts'
import { currencySign } from '../../domain/product/currency.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/** Sizes of files where the merchant names none, bytes (A§5). */
const DEFAULT_SIZES = { low: 10_240, high: 20_971_520 }

export const merchantCalls: CallGroup = {
  name: 'merchant',
  routes: ({ matting }) => [
    route({
      call: getMerchantInfo,
      policy: 'anyone',
      handle: async (_, { caller, db }) => {
        const merchant = await createMerchantStore(db).find(caller.merchantId)
        if (!merchant) {
          return refuse('not-found')
        }
        const { language } = caller
        const { shop, sizeLimits } = merchant
        return answer({
          mchid: merchant.id,
          mchname: merchant.name[language],
          domain: merchant.domain,
          currency: currencySign(merchant.currency.code, language),
          contactinfo: merchant.contact,
          fid: merchant.factory.id,
          recomdata: [...(merchant.recommended ?? [])],
          shareprofit: shop.shareProfit ?? 0,
          lowsize: sizeLimits.low || DEFAULT_SIZES.low,
          highsize: sizeLimits.high || DEFAULT_SIZES.high,
          mobileshopinfo: {
            logo: shop.logo,
            previewDlg: shop.previewDialog?.[language] ?? '',
            title: shop.title[language],
            storeDescription: shop.description[language],
            closeAlbumGroup: shop.closeAlbumGroup,
            dpiRatio: shop.dpiRatio,
            addressList: shop.pickUpAddresses.map((place) => ({
              id: place.id,
              name: place.name[language],
              address: place.address[language],
            })),
          },
          cutout: matting.isConfigured(merchant.id),
          factoryConfig: { mergerOrder: merchant.factory.mergeOrder },
          merchant,
        })
      },
    }),
  ],
}
