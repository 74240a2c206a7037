import { Box, Button, Card, CardActionArea, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import type { DataOf } from '../../../domain/calls/call.ts'
import { FUNNEL_DAYS, manageToday, PLOT_DAYS } from '../../../domain/calls/manage/today-and-log.ts'
import { amountDecimals } from '../../../domain/product/currency.ts'
import { callManage } from '../lib/call-manage.ts'
import { ownClock } from '../lib/own-clock.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'
import { Plot } from './Plot.tsx'
import { SetUp } from './SetUp.tsx'

type Today = DataOf<typeof manageToday>

const MONTH = 30
const PER_CENT = 100
/** Read out and not seen: what the plots draw. */
const READ_OUT = {
  position: 'absolute',
  // A bare 1 is all of the width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  m: 0,
  p: 0,
} as const
/** Asked again while it stands open. */
const AGAIN_MS = 60_000

/** How the shop stands: what waits for a person, then what came in. */
export function TodayPage() {
  const { say } = useSentences()
  const { data: today } = useQuery({
    queryKey: ['today'],
    queryFn: async () => (await callManage(manageToday, ownClock())).data,
    refetchInterval: AGAIN_MS,
  })
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title={say('menu.today')} />
      <SetUp />
      {today && (
        <>
          <Figures today={today} />
          <Income today={today} />
          <Funnel today={today} />
        </>
      )}
    </Stack>
  )
}

function Figures({ today }: { readonly today: Today }) {
  const { say, money } = useSentences()
  const of = (state: Today['states'][number]['state']) => today.states.find((one) => one.state === state)?.orders ?? 0
  const day = today.days.find((one) => one.day === localToday())
  const figures = [
    { label: say('today.incomeToday'), value: money(day?.amount ?? 0, today.currency), state: 'paid-today' },
    { label: say('today.orders'), value: day?.orders ?? 0, state: 'paid-today' },
    { label: say('orders.asks'), value: today.asks, state: 'asks' },
    { label: say('orders.invoices'), value: today.invoices, state: 'invoices' },
    { label: say('state.paid'), value: of('paid'), state: 'paid' },
    { label: say('state.in-production'), value: of('in-production'), state: 'in-production' },
    { label: say('state.to-upload'), value: of('to-upload'), state: 'to-upload' },
    { label: say('orders.failed-prints'), value: today.failedPrints, state: 'failed-prints' },
    { label: say('orders.failed-refunds'), value: today.failedRefunds, state: 'failed-refunds' },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' } }}>
      {figures.map(({ label, value, state }) => (
        <Card key={label}>
          <CardActionArea component={Link} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ state }))}`}>
            <CardContent>
              <Typography variant="body2">{label}</Typography>
              <Typography variant="h5" component="p">
                {value}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

function Income({ today }: { readonly today: Today }) {
  const { say, money } = useSentences()
  const { palette } = useTheme()
  const [length, setLength] = useState(MONTH)
  // A page that stands open over midnight draws the days of its new day.
  const last = localToday()
  const { days, amounts, orders, sum, paid } = useMemo(() => seriesOf(today, length, last), [today, length, last])
  const ordered = orders.reduce((total, count) => total + count, 0)
  return (
    <PageSection title={say('today.plots')}>
      <Stack direction="row" spacing={1}>
        {[MONTH, PLOT_DAYS].map((one) => (
          <Button
            key={one}
            variant={one === length ? 'contained' : 'outlined'}
            aria-pressed={one === length}
            onClick={() => setLength(one)}
          >
            {say('today.days', { count: one })}
          </Button>
        ))}
      </Stack>
      {ordered === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {say('today.nothing')}
        </Typography>
      ) : (
        <>
          <Typography sx={{ mt: 2 }}>
            {say('today.income')}: {money(sum, today.currency)}
          </Typography>
          <Plot days={days} values={amounts} label={say('today.income')} colour={palette.primary.main} />
          <Typography>
            {say('menu.orders')}: {ordered}
          </Typography>
          <Plot days={days} values={orders} label={say('menu.orders')} colour={palette.secondary.main} />
          <Box component="ul" sx={READ_OUT} aria-label={say('today.plots')}>
            {paid.map((one) => (
              <li key={one.day}>
                {one.day}: {money(one.amount, today.currency)}, {say('menu.orders')} {one.orders}
              </li>
            ))}
          </Box>
        </>
      )}
    </PageSection>
  )
}

/** The way from photo to paid, in shoppers. */
function Funnel({ today: { funnel } }: { readonly today: Today }) {
  const { say } = useSentences()
  const most = Math.max(funnel.photos, funnel.designs, funnel.orders, funnel.paid, 1)
  const steps = ['photos', 'designs', 'orders', 'paid'] as const
  return (
    <PageSection title={say('today.funnel', { count: FUNNEL_DAYS })}>
      {steps.map((step) => (
        <Box key={step} sx={{ mb: 1 }}>
          <Typography>
            {say(`funnel.${step}`)}: {funnel[step]}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label={say(`funnel.${step}`)}
            value={(funnel[step] / most) * PER_CENT}
            sx={{ height: 10, bgcolor: 'action.hover' }}
          />
        </Box>
      ))}
    </PageSection>
  )
}

/** Today, where whoever looks is. */
const localToday = () => localDay(new Date())

/** The day so many days before another; at noon a day is where it is called, whatever the clocks did in its night. */
function dayBefore(day: string, ago: number): string {
  const noon = atNoon(day)
  noon.setDate(noon.getDate() - ago)
  return localDay(noon)
}

const atNoon = (day: string) => new Date(`${day}T12:00:00`)

function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** The days that end with `last`, in which nothing may have been paid. */
function seriesOf({ days: told, currency }: Today, length: number, last: string) {
  const unit = 10 ** amountDecimals(currency)
  const known = new Map(told.map((one) => [one.day, one]))
  const days = Array.from({ length }, (_, n) => dayBefore(last, length - 1 - n))
  const amounts = days.map((day) => known.get(day)?.amount ?? 0)
  return {
    days: days.map((day) => atNoon(day).getTime() / 1000),
    amounts: amounts.map((amount) => amount / unit),
    sum: amounts.reduce((total, amount) => total + amount, 0),
    orders: days.map((day) => known.get(day)?.orders ?? 0),
    paid: days.flatMap((day) => known.get(day) ?? []),
  }
}
