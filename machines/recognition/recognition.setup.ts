import { assign, setup } from 'xstate'
import type { Problem } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  RecognitionAnswer,
  RecognitionContext,
  RecognitionEvent,
  RecognitionInput,
  RecognitionTag,
} from './recognition.types.ts'

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const recognitionSetup = setup({
  types: {
    input: {} as RecognitionInput,
    context: {} as RecognitionContext,
    events: {} as RecognitionEvent,
    tags: {} as RecognitionTag,
  },
  actors: {
    'find the subject': unprovided<RecognitionAnswer, RecognitionInput>('find the subject'),
  },
  guards: {
    'is refused': (_, answer: RecognitionAnswer) => answer.kind === 'refused',
  },
  actions: {
    'keep the subject': assign((_, answer: RecognitionAnswer) =>
      answer.kind === 'recognised' ? { focus: answer.focus } : {},
    ),
    'keep the refusal': assign((_, answer: RecognitionAnswer) =>
      answer.kind === 'refused' ? { refused: answer } : {},
    ),
    'keep the problem': assign((_, { problem }: { problem: Problem }) => ({ problem })),
    'begin anew': assign({ focus: null, refused: null, problem: null }),
  },
})
