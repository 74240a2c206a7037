import { MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { DataOf, RequestOf } from '../../../domain/calls/call.ts'
import { saveManagedCoupon } from '../../../domain/calls/manage/coupons.ts'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { plainCode, rateOfWire } from '../../../domain/coupon/coupon.ts'
import { couponFaultMessage, couponFaults } from '../../../domain/coupon/coupon-faults.ts'
import type { Localised } from '../../../domain/language.ts'
import { minorUnits } from '../../../domain/units.ts'
import { type Draft, DraftContext, type Path, valueAt, withValue } from '../form/draft.ts'
import {
  AmountInput,
  CheckInput,
  LocalisedInput,
  MomentInput,
  NumberInput,
  Row,
  SeveralInput,
  TextInput,
} from '../form/fields.tsx'
import { callManage, isChangedMeanwhile } from '../lib/call-manage.ts'
import { useCurrency } from '../lib/use-currency.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedCoupon } from './coupon-types.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30
/** Products that are told at once. */
const PRODUCTS_MAX = 100

async function everyProduct() {
  const found: DataOf<typeof manageProducts>[number][] = []
  for (;;) {
    const { data, total } = await callManage(manageProducts, { Start: found.length, Count: PRODUCTS_MAX })
    found.push(...data)
    if (data.length === 0 || found.length >= total) {
      return found
    }
  }
}

/** A coupon as it is sent; what is typed may not be one yet. */
type Written = Readonly<Record<string, unknown>>

function written(row: ManagedCoupon | undefined): Written {
  if (!row) {
    const now = Date.now()
    return {
      ...{
        id: `coupon-${crypto.randomUUID()}`,
        code: '',
        name: { 'zh-Hans': '', 'zh-Hant': '', en: '' },
        amount: 1000,
      },
      ...{ start: new Date(now).toISOString(), end: new Date(now + MONTH_DAYS * DAY_MS).toISOString() },
      ...{ status: 'on', isPublic: true, productIds: [], minimum: 0, perShopper: 1 },
    }
  }
  const { promoid, code, name, amount, rate, start, end, status, isPublic, productIds, minimum, perShopper } = row
  const takes = amount === undefined ? { rate } : { amount }
  return { id: promoid, code, name, ...takes, start, end, status, isPublic, productIds, minimum, perShopper }
}

/** What its rules look at. Which products there are, the shop knows. */
function asCoupon(sent: Written): Parameters<typeof couponFaults>[0] {
  const { amount, rate } = sent as { readonly amount?: number; readonly rate?: number }
  return {
    name: sent['name'] as Localised,
    code: String(sent['code']),
    startTime: Date.parse(String(sent['start'])),
    expireTime: Date.parse(String(sent['end'])),
    discount:
      amount === undefined
        ? { kind: 'rate', pays: rateOfWire(rate ?? 0) }
        : { kind: 'amount', off: minorUnits(amount) },
    productIds: [],
  }
}

interface CouponDialogProps {
  /** Absent: a new one. */
  readonly row?: ManagedCoupon
  onClose(): void
}

/** A coupon, new or as it is: kept whole, refused with what is wrong. */
export function CouponDialog({ row, onClose }: CouponDialogProps) {
  const ofShop = useCurrency()
  const currency = row?.currency ?? ofShop
  return currency === undefined ? null : <CouponForm row={row} currency={currency} onClose={onClose} />
}

interface CouponFormProps {
  readonly row: ManagedCoupon | undefined
  readonly currency: string
  onClose(): void
}

function CouponForm({ row, currency, onClose }: CouponFormProps) {
  const { say, language } = useSentences()
  const refresh = useRefresh()
  const [coupon, setCoupon] = useState(() => written(row))
  // The list behind it may be read anew meanwhile: what was read with these fields counts.
  const [rev] = useState(row?.rev ?? '')
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const products = useQuery({
    queryKey: ['coupon-products'],
    queryFn: everyProduct,
  })
  const listed = products.data ?? []
  const breakAt = useCallback(
    (path: Path, why: string) => setBroken((before) => ({ ...before, [path.join('.')]: why })),
    [],
  )
  const draft: Draft = {
    ...{ value: coupon, currency, locked: false, breakAt },
    put: (path, value) => setCoupon((before) => withValue(before, path, value) as Written),
    wrongAt: (path) => broken[path.join('.')] ?? '',
  }
  const act = async () => {
    const why = Object.values(broken).find((one) => one !== '')
    if (why) {
      throw new Error(why)
    }
    const sent = { ...coupon, code: plainCode(String(coupon['code'])) }
    const faults = couponFaults(asCoupon(sent), [])
    if (faults.length > 0) {
      throw new Error(faults.map((fault) => couponFaultMessage(fault, language)).join('; '))
    }
    try {
      await callManage(saveManagedCoupon, { coupon: sent, rev } as unknown as RequestOf<typeof saveManagedCoupon>)
    } catch (refused) {
      // What stands by now is to be read once this is closed.
      if (isChangedMeanwhile(refused)) {
        refresh()
      }
      throw refused
    }
    refresh()
    return undefined
  }
  const title = say(row ? 'coupons.edit' : 'coupons.add')
  return (
    <ActDialog title={title} go={say('form.save')} act={act} onClose={onClose} wide>
      <DraftContext value={draft}>
        <Typography variant="body2" color="text.secondary">
          {say('form.oneLanguage')}
        </Typography>
        <LocalisedInput path={['name']} label={say('products.name')} />
        <Row columns={2}>
          <TextInput path={['code']} label={say('coupons.code')} />
          <CheckInput path={['isPublic']} label={say('coupons.public')} />
        </Row>
        <TakesFields coupon={coupon} onCoupon={setCoupon} />
        <Row columns={2}>
          <MomentInput path={['start']} label={say('coupons.start')} />
          <MomentInput path={['end']} label={say('coupons.until')} />
        </Row>
        <Row>
          <AmountInput path={['minimum']} label={say('coupons.minimum')} />
          <NumberInput path={['perShopper']} label={say('coupons.perShopper')} />
          {!row && <NumberInput path={['uses']} label={say('coupons.uses')} optional />}
        </Row>
        <SeveralInput
          path={['productIds']}
          label={say('coupons.products')}
          choices={listed.map(({ pid, name }) => ({ id: pid, name }))}
        />
      </DraftContext>
    </ActDialog>
  )
}

const USUAL_AMOUNT = 1000
const USUAL_RATE = 90

interface TakesProps {
  readonly coupon: Written
  onCoupon(change: (before: Written) => Written): void
}

/** An amount off, or a share that is paid: never both. */
function TakesFields({ coupon, onCoupon }: TakesProps) {
  const { say } = useSentences()
  const kind = valueAt(coupon, ['amount']) === undefined ? 'rate' : 'amount'
  const change = (next: string) =>
    onCoupon(({ amount: _, rate: __, ...rest }) =>
      next === 'rate' ? { ...rest, rate: USUAL_RATE } : { ...rest, amount: USUAL_AMOUNT },
    )
  return (
    <Row columns={2}>
      <TextField select label={say('coupons.kind')} value={kind} onChange={({ target }) => change(target.value)}>
        <MenuItem value="amount">{say('coupons.amount')}</MenuItem>
        <MenuItem value="rate">{say('coupons.rate')}</MenuItem>
      </TextField>
      {kind === 'amount' ? (
        <AmountInput key="amount" path={['amount']} label={say('coupons.off')} />
      ) : (
        <NumberInput key="rate" path={['rate']} label={say('coupons.pays')} whole={false} />
      )}
    </Row>
  )
}
