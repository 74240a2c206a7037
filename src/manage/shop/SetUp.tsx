import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { DataOf } from '../../../domain/calls/call.ts'
import { manageSetUp, removeDemo } from '../../../domain/calls/manage/set-up.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { DoneIcon, ToDoIcon } from '../ui/icons.tsx'
import { PageSection } from '../ui/PageSection.tsx'

type SetUpData = DataOf<typeof manageSetUp>
type Step = SetUpData['steps'][number]['step']

const LEADS_TO: Readonly<Record<Exclude<Step, 'demo' | 'order'>, string>> = {
  name: '/shop?part=face',
  texts: '/shop?part=texts',
  delivery: '/shop?part=promises',
  payment: '/shop?part=providers',
  look: '/looks',
  product: '/products',
}

/** The way to the first sold book: what is done of it, and where the rest is done. Gone when all of it is. */
export function SetUp() {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  const [removing, setRemoving] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['set-up'],
    queryFn: async () => (await callManage(manageSetUp, {})).data,
    enabled: permissions === 'owner',
  })
  if (!data || permissions !== 'owner' || data.steps.every(({ done }) => done)) {
    return null
  }
  const done = data.steps.filter((one) => one.done).length
  const close = () => {
    setRemoving(false)
    void refetch()
  }
  return (
    <PageSection title={say('setUp.title')}>
      <Typography color="text.secondary" gutterBottom>
        {say('setUp.count', { done, all: data.steps.length })}
      </Typography>
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.steps.map((one) => (
          <StepLine key={one.step} {...one} data={data} onRemove={() => setRemoving(true)} />
        ))}
      </Stack>
      {removing && (
        <ActDialog
          title={say('setUp.demo')}
          go={say('setUp.demoGo')}
          onClose={close}
          act={async () => say('setUp.demoGone', (await callManage(removeDemo, {})).data)}
        >
          <Typography>{say('setUp.demoSure')}</Typography>
        </ActDialog>
      )}
    </PageSection>
  )
}

interface StepLineProps {
  readonly step: Step
  readonly done: boolean
  readonly data: SetUpData
  onRemove(): void
}

/** Why the demo shop cannot go yet. */
const WAITS = 'demo-waits'

function StepLine({ step, done, data, onRemove }: StepLineProps) {
  const { say } = useSentences()
  const waits = step === 'demo' && !done && !data.removable
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'start' }}>
      <Box
        role="img"
        aria-label={say(done ? 'setUp.done' : 'setUp.toDo')}
        sx={{ display: 'flex', color: done ? 'success.main' : 'text.secondary' }}
      >
        {done ? <DoneIcon /> : <ToDoIcon />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography>{step === 'demo' || done ? say(`setUp.${step}`) : <StepLink step={step} />}</Typography>
        {!done && (
          <Typography variant="body2" color="text.secondary">
            {say(step === 'payment' && data.trial ? 'setUp.payment.trial' : `setUp.${step}.hint`, data.demo)}
          </Typography>
        )}
        {waits && (
          <Typography id={WAITS} variant="body2" color="text.secondary">
            {say('setUp.demo.wait')}
          </Typography>
        )}
      </Box>
      {step === 'demo' && !done && (
        <Button disabled={waits} aria-describedby={waits ? WAITS : undefined} onClick={onRemove}>
          {say('setUp.demoGo')}
        </Button>
      )}
    </Stack>
  )
}

function StepLink({ step }: { readonly step: Exclude<Step, 'demo'> }) {
  const { say, language } = useSentences()
  return step === 'order' ? (
    <Link href={`/emall/app/?lang=${language}`}>{say('setUp.order')}</Link>
  ) : (
    <Link component={RouterLink} to={LEADS_TO[step]}>
      {say(`setUp.${step}`)}
    </Link>
  )
}
