import { assign, setup } from 'xstate'
import type { PageId, TaskId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { RENDER_TIMEOUT_MS } from '../../domain/preview/polling.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided, unprovidedCallback } from '../unprovided.ts'
import type {
  PictureReport,
  PreviewContext,
  PreviewEvent,
  PreviewInput,
  PreviewTag,
  PreviewTask,
  TaskAnswer,
} from './preview.types.ts'
import { awaitedPages, picturesGivenUp, withDesign, withPictures } from './preview-pages.ts'

type PicturesAsk = { readonly taskId: TaskId; readonly pages: readonly PageId[] }
type Changed = Extract<PreviewEvent, { type: 'pages.changed' }>

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const previewSetup = setup({
  types: {
    input: {} as PreviewInput,
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    tags: {} as PreviewTag,
  },
  actors: {
    wait: unprovidedWait,
    'open the task': unprovided<TaskAnswer, PreviewInput>('open the task'),
    'ask for pictures': unprovided<PictureReport, PicturesAsk>('ask for pictures'),
    'paint again': unprovided<void, PicturesAsk>('paint again'),
    'watch the page': unprovidedCallback<PreviewEvent>('watch the page'),
  },
  guards: {
    'is open': ({ context }) => context.task !== null,
    'is opened': (_, answer: TaskAnswer) => answer.kind === 'task',
    'a picture has failed': ({ context }, { report }: { report: PictureReport }) =>
      picturesGivenUp(taskOf(context), report).length > 0,
    'every picture is there': ({ context }) => context.awaited.length === 0,
    'has waited too long': ({ context }) => context.waited >= RENDER_TIMEOUT_MS,
    'pictures were given up': ({ context }) => context.givenUp.length > 0,
  },
  actions: {
    'keep the task': assign((_, answer: TaskAnswer) =>
      answer.kind === 'task' ? { task: answer.task, awaited: awaitedPages(answer.task) } : {},
    ),
    'keep the pictures': assign(({ context }, { report }: { report: PictureReport }) => {
      const task = withPictures(taskOf(context), report)
      return { task, awaited: awaitedPages(task) }
    }),
    'keep the error of the pictures': assign(({ context }, { report }: { report: PictureReport }) => {
      const lost = picturesGivenUp(taskOf(context), report)
      return { error: lost[0]?.error ?? null, givenUp: lost.map(({ id }) => id) }
    }),
    'keep the changed design': assign(({ context }, changed: Omit<Changed, 'type'>) => {
      const task = withDesign(taskOf(context), changed)
      return { task, awaited: awaitedPages(task) }
    }),
    'keep the refusal': assign((_, answer: TaskAnswer) => (answer.kind === 'refused' ? { refused: answer } : {})),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ error: null, givenUp: [], refused: null, problem: null }),
    'start the visible clock': assign({ waited: 0, polls: 0 }),
    'count visible time': assign(({ context }, { ms }: { ms: number }) => ({ waited: context.waited + ms })),
    'count the question': assign({ polls: ({ context }) => context.polls + 1 }),
    'note the silence': assign({ error: 51 as const }),
  },
})

/** The task of a preview that is open. */
export function taskOf({ task }: PreviewContext): PreviewTask {
  invariant(task, 'pictures are asked for only of a task that is open')
  return task
}
