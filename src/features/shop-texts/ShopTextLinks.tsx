import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShopTextKind } from '../../../domain/merchant/shop-texts.ts'
import { SHOP_TEXT_NAMES } from '../../messages/shop-text-names.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './ShopTextLinks.module.css'
import { useShopTexts } from './use-shop-texts.ts'

interface ShopTextLinksProps {
  /** Those that count here; what the merchant has not written is left out. */
  readonly kinds: readonly ShopTextKind[]
}

/** Names of the shop's texts; a tap opens one over the screen. */
export function ShopTextLinks({ kinds }: ShopTextLinksProps) {
  const { i18n } = useLingui()
  const { data } = useShopTexts()
  const [open, setOpen] = useState<ShopTextKind | null>(null)
  // What slides out keeps its words.
  const [shown, setShown] = useState<ShopTextKind | null>(null)
  const written = kinds.filter((kind) => data?.texts.some((text) => text.kind === kind))
  if (written.length === 0) {
    return null
  }
  return (
    <>
      <ul className={styles['links']}>
        {written.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles['link']}
              onClick={() => {
                setOpen(kind)
                setShown(kind)
              }}
            >
              {i18n._(SHOP_TEXT_NAMES[kind])}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={shown ? i18n._(SHOP_TEXT_NAMES[shown]) : null}
      >
        <p className={styles['text']}>{data?.texts.find(({ kind }) => kind === shown)?.text}</p>
      </Sheet>
    </>
  )
}
