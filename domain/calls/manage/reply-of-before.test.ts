import { expect, test } from 'vitest'
import { manageLabels, manageOrder } from './orders.ts'
import { manageSettings } from './settings.ts'
import { manageLog } from './today-and-log.ts'

test('replies of a node of the release before are read: what is new in them has a default', () => {
  const { requests } = manageOrder.data.shape
  expect([
    manageLabels.data.parse({ csv: 'a' }),
    requests.parse([{ kind: 'other', text: 'a', at: 1, address: '' }]),
    manageSettings.data.shape.revs.parse(undefined),
  ]).toEqual([{ csv: 'a', left: [] }, [{ id: '', kind: 'other', text: 'a', at: 1, address: '' }], {}])
})

test('what a newer node has noted with a word of its own is read as something else', () => {
  const line = { id: 1, at: 1, about: 'o', called: 'o', page: '', by: 'Lin' }
  expect([
    manageLog.data.parse([
      { ...line, action: 'read' },
      { ...line, action: 'of-tomorrow', taken: 'of-tomorrow' },
    ]),
    manageOrder.data.shape.history.parse([{ at: 1, action: 'of-tomorrow', by: 'Lin', text: '' }]),
  ]).toEqual([
    [
      { ...line, action: 'read', taken: '' },
      { ...line, action: 'other', taken: '' },
    ],
    [{ at: 1, action: 'other', taken: '', by: 'Lin', text: '' }],
  ])
})
