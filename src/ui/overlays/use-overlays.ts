import { codeWhenIdle } from './code-when-idle.ts'

/** What draws sheets and questions. */
export const { load: loadOverlays, useCode: useOverlays } = codeWhenIdle(async () => {
  const { DrawnSheet, DrawnDialog } = await import('./drawn/overlays.tsx')
  return { DrawnSheet, DrawnDialog }
})
