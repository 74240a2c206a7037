import { Alert, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import { manageLevels, saveLevels } from '../../../domain/calls/manage/coupons.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { type Draft, DraftContext, type Path, valueAt, withValue } from '../form/draft.ts'
import { AmountInput, LocalisedInput, NumberInput, Row } from '../form/fields.tsx'
import { ListInput } from '../form/ListInput.tsx'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import type { ManagedLevels } from './coupon-types.ts'

/** Levels of members and what they pay. */
export function LevelsPart() {
  const { data, refetch } = useQuery({
    queryKey: ['managed-levels'],
    queryFn: async () => (await callManage(manageLevels, {})).data,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  })
  return data ? <LevelsForm key={data.rev} managed={data} onSaved={() => void refetch()} /> : null
}

/** Basis points of one percent. */
const PERCENT = 100

interface LevelsFormProps {
  readonly managed: ManagedLevels
  onSaved(): void
}

function LevelsForm({ managed, onSaved }: LevelsFormProps) {
  const { say } = useSentences()
  const membersIn = (count: number) => (count === 1 ? say('levels.member') : say('levels.members', { count }))
  const notify = useNotify()
  const kept = managed.levels.map((level) => ({ ...level, rate: level.rate / PERCENT }))
  const [levels, setLevels] = useState<readonly ManagedLevels['levels'][number][]>(kept)
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState('')
  const breakAt = useCallback(
    (path: Path, why: string) => setBroken((before) => ({ ...before, [path.join('.')]: why })),
    [],
  )
  const draft: Draft = {
    ...{ value: { levels }, currency: managed.currency, locked: false, breakAt },
    put: (path, value) =>
      setLevels((before) => (withValue({ levels: before }, path, value) as { levels: typeof before }).levels),
    wrongAt: (path) => broken[path.join('.')] ?? '',
  }
  const save = async () => {
    try {
      const sent = levels.map((level) => ({ ...level, rate: Math.round(level.rate * PERCENT) }))
      await callManage(saveLevels, { levels: sent, rev: managed.rev })
      notify(say('act.done'), { type: 'success' })
      onSaved()
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
    }
  }
  const isWrong = Object.values(broken).some((why) => why !== '')
  const isNew = !sameValue(levels, kept)
  useUnsaved(isNew || isWrong)
  return (
    <PageSection title={say('levels.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {say('form.oneLanguage')}
      </Typography>
      <DraftContext value={draft}>
        <ListInput path={['levels']} label={say('levels.one')} more={say('levels.add')} most={20} fresh={freshLevel}>
          {(level) => (
            <>
              <LocalisedInput path={[...level, 'name']} label={say('products.name')} />
              <Row>
                <NumberInput path={[...level, 'rate']} label={say('levels.rate')} whole={false} />
                <AmountInput path={[...level, 'price']} label={say('levels.price')} optional />
                <NumberInput path={[...level, 'durationDays']} label={say('levels.days')} optional />
              </Row>
              <Typography variant="body2" color="text.secondary">
                {membersIn(managed.members.find(({ id }) => id === valueAt({ levels }, [...level, 'id']))?.count ?? 0)}
              </Typography>
            </>
          )}
        </ListInput>
      </DraftContext>
      {said !== '' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {said}
        </Alert>
      )}
      <Button variant="contained" disabled={isWrong || !isNew} onClick={save}>
        {say('form.save')}
      </Button>
    </PageSection>
  )
}

const freshLevel = () => ({
  ...{ id: `level-${crypto.randomUUID().slice(0, 8)}`, name: { 'zh-Hans': '', 'zh-Hant': '', en: '' } },
  rate: 95,
})
