import { Alert, Button, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { saveSettings } from '../../../domain/calls/manage/settings.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { callManage, isChangedMeanwhile } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'
import type { Settings } from './settings-types.ts'

export type SettingsChange = Exclude<RequestOf<typeof saveSettings>['change'], string>

interface SettingsPartProps {
  readonly title: string
  readonly children: ReactNode
  /** What is saved; undefined: nothing was changed yet. */
  readonly change: SettingsChange | undefined
  /** By what the fields that stand in the shop are told apart. */
  readonly revs: Settings['revs']
  onSaved(): void
  /** What was typed is given up for what stands in the shop. */
  onDrop(): void
}

/** The fields of a change by the names that `revs` has for them. */
function fieldsOf(change: SettingsChange): readonly string[] {
  return Object.entries<unknown>(Object(change)).flatMap(([name, value]) =>
    name === 'texts' ? Object.keys(Object(value)).map((kind) => `texts.${kind}`) : [name],
  )
}

/** One part of the shop's settings, saved by itself; what was typed stays when the shop says no. */
export function SettingsPart({ title, children, change, revs, onSaved, onDrop }: SettingsPartProps) {
  const { say } = useSentences()
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [isOld, setOld] = useState(false)
  // Fields keep what is typed and is no value yet: they are begun anew when theirs is taken.
  const [drops, setDrops] = useState(0)
  const typed = fieldsOf(change ?? {})
  // Each field was begun over what stood when it was first typed, whatever comes of the shop meanwhile. Empty: a node of the release before did
  // not say.
  const [begun, setBegun] = useState<Settings['revs']>({})
  const read = Object.fromEntries(typed.map((name) => [name, begun[name] ?? revs[name] ?? '']))
  if (!sameValue(read, begun)) {
    setBegun(read)
  }
  const readAnew = () => client.refetchQueries({ queryKey: ['settings'] }, { throwOnError: true })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setSaid('')
    setOld(false)
    try {
      const known = Object.entries(read).filter(([, rev]) => rev !== '')
      await callManage(saveSettings, { change: change ?? {}, revs: Object.fromEntries(known) })
      await readAnew()
      onSaved()
      // What was typed on meanwhile is typed over what was saved. This part is drawn before its page has told it so.
      const saved = client.getQueryData<Settings>(['settings'])?.revs ?? {}
      const anew = Object.fromEntries(typed.map((name) => [name, saved[name] ?? '']))
      setBegun((now) => ({ ...now, ...anew }))
      notify(say('act.done'), { type: 'success' })
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
      setOld(isChangedMeanwhile(refused))
    } finally {
      setBusy(false)
    }
  }
  const takeTheirs = async () => {
    setSaid('')
    setOld(false)
    try {
      await readAnew()
      onDrop()
      setDrops((before) => before + 1)
    } catch (lost) {
      setSaid(lost instanceof Error ? lost.message : String(lost))
      setOld(true)
    }
  }
  return (
    <PageSection title={title}>
      <Stack component="form" spacing={2} onSubmit={(event: FormEvent) => void save(event)}>
        <Fragment key={drops}>{children}</Fragment>
        {said !== '' && (
          <Alert
            severity="error"
            action={isOld && <Button onClick={() => void takeTheirs()}>{say('form.takeTheirs')}</Button>}
          >
            {said}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={busy || !change} sx={{ alignSelf: 'start' }}>
          {translate('ra.action.save')}
        </Button>
      </Stack>
    </PageSection>
  )
}
