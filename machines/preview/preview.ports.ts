import { fromCallback } from 'xstate'
import type { PageId, TaskId } from '../../domain/ids.ts'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { previewMachine } from './preview.machine.ts'
import type { PictureReport, PreviewEvent, PreviewInput, TaskAnswer } from './preview.types.ts'

export interface PageWatcher {
  hidden(): void
  shown(): void
  /** Called every second while the page is visible, with the monotonic time since the last call. */
  waited(ms: number): void
}

/** All promises @throws NetworkLost, ServerFault. */
export interface PreviewPorts {
  readonly clock: WaitClock
  /** CreatePreview or OpenPreview. */
  openTask(ask: PreviewInput, signal: AbortSignal): Promise<TaskAnswer>
  /** QueryPreviewStatus for every page asked for; pages that are not ready come with an empty url. */
  askForPictures(
    ask: { readonly taskId: TaskId; readonly pages: readonly PageId[] },
    signal: AbortSignal,
  ): Promise<PictureReport>
  /** EditPreview with `page_load` and nothing to load: pictures that were given up are painted again. */
  paintAgain(ask: { readonly taskId: TaskId; readonly pages: readonly PageId[] }, signal: AbortSignal): Promise<void>
  /** Tells at once when the page is hidden, then at every change, and visible time as it passes. Returns how to stop. */
  watchPage(watcher: PageWatcher): () => void
}

export function wirePreview(ports: PreviewPorts) {
  return previewMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'open the task': asking(({ input, signal }) => ports.openTask(input, signal)),
      'ask for pictures': asking(({ input, signal }) => ports.askForPictures(input, signal)),
      'paint again': asking(({ input, signal }) => ports.paintAgain(input, signal)),
      'watch the page': fromCallback<PreviewEvent>(({ sendBack }) =>
        ports.watchPage({
          hidden: () => sendBack({ type: 'page.hidden' }),
          shown: () => sendBack({ type: 'page.shown' }),
          waited: (ms) => sendBack({ type: 'page.waited', ms }),
        }),
      ),
    },
  })
}
