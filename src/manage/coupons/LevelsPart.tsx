import { Alert, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import { manageLevels, saveLevels } from '../../../domain/calls/manage/coupons.ts'
import { type Draft, DraftContext, type Path, valueAt } from '../form/draft.ts'
import type { FieldNames } from '../form/field-names.ts'
import { AmountInput, LocalisedInput, NumberInput, Row } from '../form/fields.tsx'
import { ListInput } from '../form/ListInput.tsx'
import { MeanwhilePart } from '../form/MeanwhilePart.tsx'
import { useMeanwhile } from '../form/use-meanwhile.ts'
import { callManage, isChangedMeanwhile } from '../lib/call-manage.ts'
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
  return data ? <LevelsForm managed={data} readAgain={async () => (await refetch()).error} /> : null
}

const LEVEL_FIELD_NAMES: FieldNames = {
  levels: 'levels.title',
  'levels.#': 'levels.one',
  'levels.#.name': 'products.name',
  'levels.#.rate': 'levels.rate',
  'levels.#.price': 'levels.price',
  'levels.#.durationDays': 'levels.days',
}

/** Basis points of one percent. */
const PERCENT = 100

interface LevelsFormProps {
  readonly managed: ManagedLevels
  /** Returns why they could not be read. */
  readAgain(): Promise<Error | null>
}

function LevelsForm({ managed, readAgain }: LevelsFormProps) {
  const { say } = useSentences()
  const membersIn = (count: number) => (count === 1 ? say('levels.member') : say('levels.members', { count }))
  const notify = useNotify()
  const kept = managed.levels.map((level) => ({ ...level, rate: level.rate / PERCENT }))
  const work = useMeanwhile({ value: { levels: kept }, rev: managed.rev })
  const { levels } = work.value
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState('')
  const breakAt = useCallback(
    (path: Path, why: string) => setBroken((before) => ({ ...before, [path.join('.')]: why })),
    [],
  )
  const draft: Draft = {
    ...{ value: work.value, currency: managed.currency, locked: false, put: work.put, breakAt },
    wrongAt: (path) => broken[path.join('.')] ?? '',
  }
  const save = async () => {
    setSaid('')
    try {
      const sent = levels.map((level) => ({ ...level, rate: Math.round(level.rate * PERCENT) }))
      const { rev } = (await callManage(saveLevels, { levels: sent, rev: String(work.rev) })).data
      work.saved({ value: work.value, rev })
      notify(say('act.done'), { type: 'success' })
      void readAgain()
    } catch (refused) {
      // What differs is said by itself, and says more than that something does.
      const wrong = isChangedMeanwhile(refused) ? await readAgain() : refused
      setSaid(wrong === null ? '' : wrong instanceof Error ? wrong.message : String(wrong))
    }
  }
  const isWrong = Object.values(broken).some((why) => why !== '')
  useUnsaved(work.isNew || isWrong)
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
      <DraftContext value={draft}>
        <MeanwhilePart {...work} names={LEVEL_FIELD_NAMES} />
      </DraftContext>
      {said !== '' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {said}
        </Alert>
      )}
      <Button variant="contained" disabled={isWrong || !work.isNew || work.differing.length > 0} onClick={save}>
        {say('form.save')}
      </Button>
    </PageSection>
  )
}

const freshLevel = () => ({
  ...{ id: `level-${crypto.randomUUID().slice(0, 8)}`, name: { 'zh-Hans': '', 'zh-Hant': '', en: '' } },
  rate: 95,
})
