import { spokenLanguage } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'

/** What buyers must know, in the language that is spoken. */
export function useShopTexts() {
  return useApiQuery(['shop-texts', spokenLanguage()], ({ shopTexts }, signal) => shopTexts.texts(signal))
}
