import { manageSettings, saveSettings } from '../../domain/calls/manage/settings.ts'
import { agreeTexts, getShopTexts } from '../../domain/calls/shop-texts.ts'
import { SHOP_TEXT_KINDS, textIn } from '../../domain/merchant/shop-texts.ts'
import { answer, refuse } from '../base/answer.ts'
import { changeSettings, showSettings } from '../catalogue/shop-settings.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'

/** A shop's texts of six kinds in three languages are longer than most changes. */
const TEXTS_LIMIT = 1_500_000
/** The same change within this time is a button pressed twice. */
const repeat = 10_000

/** What a merchant says of his shop, and what buyers read of it. */
export const shopSettingsCalls: CallGroup = {
  name: 'shop-settings',
  routes: (deps) => [
    route({
      ...{ call: getShopTexts, policy: 'anyone' },
      handle: async (_, { db, caller: { merchantId, language } }) => {
        const { version, texts } = await createShopTextStore(db).current(merchantId)
        const written = SHOP_TEXT_KINDS.flatMap((kind) => {
          const text = texts[kind]
          return text ? [{ kind, text: textIn(text, language) }] : []
        })
        return answer({ version, texts: written })
      },
    }),
    route({
      ...{ call: agreeTexts, policy: 'shopper' },
      handle: async ({ version }, { db, caller: { merchantId, uid }, now }) => {
        const texts = createShopTextStore(db)
        if (version === 0 || version !== (await texts.current(merchantId)).version) {
          return refuse('texts-changed')
        }
        await texts.agreeAs(uid, version, now)
        return answer({ version })
      },
    }),
    route({
      ...{ call: manageSettings, policy: 'shop-owner' },
      handle: (request, context) => showSettings(deps, request, context),
    }),
    route({
      ...{ call: saveSettings, policy: 'shop-owner', repeat, bodyLimit: TEXTS_LIMIT },
      handle: (request, context) => changeSettings(deps, request, context),
    }),
  ],
}
