import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '../../../domain/order/address.ts'
import { pastedAddress } from '../../../domain/order/pasted-address.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import styles from './AddressSheet.module.css'

/** A whole address out of a chat or another shop, sorted into the fields below. */
export function PasteAddress({ onFound }: { onFound(found: Partial<Address>): void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const regions = useApiQuery(['regions'], ({ orders }) => orders.regions())
  const sort = (whole: string) => {
    const found = Object.entries(pastedAddress(whole, regions.data?.regions ?? [])).filter(([, value]) => value !== '')
    const place = found.some(([name]) => name === 'province') ? { province: '', city: '', district: '' } : {}
    onFound({ ...place, ...Object.fromEntries(found) })
  }
  return (
    <div className={styles['paste']}>
      <Field
        label={t`Paste a whole address`}
        hint={t`We’ll sort name, phone and address into the fields below.`}
        rows={2}
        value={text}
        onValueChange={setText}
        onPaste={(event) => sort(event.clipboardData.getData('text'))}
      />
      {text.trim() === '' ? null : (
        <Button onClick={() => sort(text)}>
          <Trans>Fill in the fields</Trans>
        </Button>
      )}
    </div>
  )
}
