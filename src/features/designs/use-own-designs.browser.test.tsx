import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { useDesignCommands } from './use-own-designs.ts'

afterEach(closeScreen)

const DESIGN = { taskId: asId<TaskId>('t1'), modified: 1 } as OwnDesign
const COPY = { taskId: asId<TaskId>('t2'), modified: 2 } as OwnDesign

function Desk() {
  const { copy, remove } = useDesignCommands()
  const [modified, setModified] = useState(1)
  const [said, setSaid] = useState(0)
  const done = () => setSaid((before) => before + 1)
  const press = (act: () => Promise<unknown>) => () => void act().then(done, done)
  return (
    <>
      <button type="button" onClick={press(() => copy({ ...DESIGN, modified }))}>
        Copy
      </button>
      <button type="button" onClick={press(() => Promise.resolve(setModified(3)))}>
        Edit
      </button>
      <button type="button" onClick={press(() => remove(COPY))}>
        Remove
      </button>
      <p>{`done ${said}`}</p>
    </>
  )
}

test('a copy that is asked for again is made once; of a design that was edited since, or after the copy was removed, it is another', async () => {
  const keys: string[] = []
  const ownDesigns = {
    copy: (_taskId: TaskId, opid: string) => {
      keys.push(opid)
      return Promise.reject(new NetworkLost('lost'))
    },
    remove: () => Promise.resolve(),
  }
  await openScreen(<Desk />, { address: '/design_list', world: { ownDesigns } })
  for (const [at, name] of ['Copy', 'Copy', 'Edit', 'Copy', 'Remove', 'Copy'].entries()) {
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByText(`done ${at + 1}`)).toBeVisible()
  }
  const names = [...new Set(keys)]
  expect(keys.map((key) => names.indexOf(key))).toEqual([0, 0, 1, 2])
})
