import { Box, Button, Chip, Divider, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { List, Pagination, TopToolbar, useListContext, useRefresh } from 'react-admin'
import { CODES_MAX, endCoupon, issueCoupons } from '../../../domain/calls/manage/coupons.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { CouponDialog } from './CouponDialog.tsx'
import type { ManagedCoupon } from './coupon-types.ts'
import { LevelsPart } from './LevelsPart.tsx'
import { NewCodesDialog } from './NewCodesDialog.tsx'

type Doing = { readonly act: 'add' } | { readonly act: 'edit' | 'issue' | 'end'; readonly row: ManagedCoupon }

/** Coupons, and below them the levels of members: what takes money off. */
export function CouponList() {
  const { say } = useSentences()
  const [doing, setDoing] = useState<Doing>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setDoing(undefined)
  return (
    <Stack spacing={3} sx={{ pb: 3 }}>
      <List
        resource="coupons"
        title={say('menu.coupons')}
        exporter={false}
        perPage={25}
        empty={false}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        actions={
          <TopToolbar>
            <Button variant="contained" onClick={() => setDoing({ act: 'add' })}>
              {say('coupons.add')}
            </Button>
          </TopToolbar>
        }
      >
        <CouponLines onDo={setDoing} />
      </List>
      <LevelsPart />
      {doing?.act === 'add' && <CouponDialog onClose={close} />}
      {doing?.act === 'edit' && <CouponDialog row={doing.row} onClose={close} />}
      {doing?.act === 'issue' && <IssueDialog row={doing.row} onIssued={setCodes} onClose={close} />}
      {codes.length > 0 && !doing && <NewCodesDialog codes={codes} onClose={() => setCodes([])} />}
      {doing?.act === 'end' && <EndDialog row={doing.row} onClose={close} />}
    </Stack>
  )
}

function CouponLines({ onDo }: { onDo(doing: Doing): void }) {
  const { say, language } = useSentences()
  const { data = [], isPending } = useListContext<ManagedCoupon>()
  if (!isPending && data.length === 0) {
    return <Typography sx={{ p: 2 }}>{say('coupons.none')}</Typography>
  }
  return (
    <Stack component="ul" divider={<Divider component="li" aria-hidden />} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => {
        const runs = stateOf(row) !== 'ended'
        return (
          <Stack
            key={row.id}
            component="li"
            direction="row"
            sx={{ p: 2, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography component="div">
                {row.name[language]} <Chip size="small" label={say(`coupons.${stateOf(row)}`)} />
              </Typography>
              <CouponFacts row={row} />
            </Box>
            <Button onClick={() => onDo({ act: 'edit', row })}>{say('coupons.edit')}</Button>
            {runs && <Button onClick={() => onDo({ act: 'issue', row })}>{say('coupons.issue')}</Button>}
            {runs && (
              <Button color="error" onClick={() => onDo({ act: 'end', row })}>
                {say('coupons.end')}
              </Button>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}

function stateOf({ status, start, end }: ManagedCoupon): 'on' | 'soon' | 'ended' {
  const now = Date.now()
  return status === 'off' || Date.parse(end) <= now ? 'ended' : Date.parse(start) > now ? 'soon' : 'on'
}

function CouponFacts({ row }: { readonly row: ManagedCoupon }) {
  const { say, money, at } = useSentences()
  const off =
    row.amount === undefined
      ? say('coupons.upTo', { share: row.rate ?? 0 })
      : say('coupons.less', { amount: money(row.amount, row.currency) })
  const facts = [
    ...[row.code, off, `${at(Date.parse(row.start))} – ${at(Date.parse(row.end))}`],
    say('coupons.taken', { taken: row.taken, used: row.used }),
    row.codes > 0 ? say('coupons.issued', { count: row.codes }) : '',
  ]
  return (
    <Typography variant="body2" color="text.secondary">
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  )
}

interface RowDialogProps {
  readonly row: ManagedCoupon
  onClose(): void
}

function IssueDialog({ row, onIssued, onClose }: RowDialogProps & { onIssued(codes: readonly string[]): void }) {
  const { say } = useSentences()
  const refresh = useRefresh()
  const act = async (given: Readonly<Record<string, string>>) => {
    const number = Number(given['number'])
    onIssued((await callManage(issueCoupons, { promoid: row.promoid, number })).data.codes)
    refresh()
    return undefined
  }
  return (
    <ActDialog title={say('coupons.issue')} go={say('coupons.issue')} act={act} onClose={onClose}>
      <TextField
        name="number"
        type="number"
        label={say('coupons.number')}
        defaultValue={10}
        slotProps={{ htmlInput: { min: 1, max: CODES_MAX } }}
        required
      />
    </ActDialog>
  )
}

function EndDialog({ row, onClose }: RowDialogProps) {
  const { say, language } = useSentences()
  const refresh = useRefresh()
  const act = async () => {
    await callManage(endCoupon, { promoid: row.promoid })
    refresh()
    return undefined
  }
  return (
    <ActDialog title={say('coupons.end')} go={say('coupons.end')} act={act} onClose={onClose}>
      <Typography>{say('coupons.endSure', { name: row.name[language], count: row.codes })}</Typography>
    </ActDialog>
  )
}
