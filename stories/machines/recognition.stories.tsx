import type { Meta } from '@storybook/react-vite'
import { NetworkLost } from '../../machines/faults.ts'
import { recognitionMachine } from '../../machines/recognition/recognition.machine.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Recognition 找主体 找主體', id: 'machines-recognition' }
export default meta

const at = stateStories({
  machine: recognitionMachine,
  input: { fileUrl: '/emall/photos/base/p.jpg/proxy' },
  remembers: ({ focus, refused, problem }) => ({ focus: JSON.stringify(focus), reason: refused?.reason, problem }),
})

const START = { type: 'recognition.start' } as const
const answered = (answer: object) => done('find the subject', answer)

export const PlayedByHand = at.driving(START)
export const Ready = at()
export const Recognising = at(START)
export const Recognised = at(
  START,
  answered({ kind: 'recognised', focus: { x: 0.2, y: 0.1, width: 0.4, height: 0.8 } }),
)
export const NoSubject = at(START, answered({ kind: 'refused', reason: 'no-subject' }))
export const AnswerLost = at(START, broken('find the subject', new NetworkLost()))
