import { useState } from 'react'
import { AdminContext } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSpeaker } from '../sentences/speak.ts'
import { type Draft, DraftContext, withValue } from './draft.ts'
import { MomentInput } from './fields.tsx'
import { localText, typedMoment } from './moment.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

/** Half past eight in Shanghai, where these tests are. */
const KEPT = '2026-06-01T00:30:00.000Z'
let kept: string[] = []

function Form() {
  const [value, setValue] = useState<object>({ end: KEPT })
  const draft: Draft = {
    ...{ value, currency: 'CNY', locked: false, breakAt: () => undefined, wrongAt: () => '' },
    put: (path, given) => {
      kept = [...kept, String(given)]
      setValue((before) => withValue(before, path, given) as object)
    },
  }
  return (
    <DraftContext value={draft}>
      <MomentInput path={['end']} label="Until" />
    </DraftContext>
  )
}

test('a year that is typed sign by sign moves no minute, and stays under the fingers', async () => {
  kept = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <AdminContext i18nProvider={createSpeaker()}>
      <Form />
    </AdminContext>,
  )
  const field = page.getByLabelText('Until')
  await expect.element(field).toHaveValue('2026-06-01T08:30')
  for (const year of ['0002', '0020', '0202']) {
    await field.fill(`${year}-06-01T08:30`)
    await expect.element(field).toHaveValue(`${year}-06-01T08:30`)
  }
  await field.fill('2027-06-01T08:30')
  await expect.element(field).toHaveValue('2027-06-01T08:30')
  expect(kept).toEqual(['2027-06-01T00:30:00.000Z'])
  await field.fill('0020-06-01T08:30')
  ;(field.element() as HTMLElement).blur()
  await expect.element(field).toHaveValue('2027-06-01T08:30')
})

test('what is no moment is none', () => {
  expect([typedMoment(''), typedMoment('0202-06-01T08:30'), localText('never')]).toEqual([undefined, undefined, ''])
})
