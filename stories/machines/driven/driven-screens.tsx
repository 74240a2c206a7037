import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { AnyActorRef } from 'xstate'

export interface DrivenProps<Actor = AnyActorRef> {
  readonly actor: Actor
}

type Driven = ComponentType<{ readonly actor: never }>

/** Screens by the machine that drives them. Fetched when one is shown: a chart alone needs none of their code. */
const SCREENS: Readonly<Record<string, Driven>> = {
  login: lazy(() => import('./LoginDriven.tsx')),
  'bind phone': lazy(() => import('./BindPhoneDriven.tsx')),
  'verification code': lazy(() => import('./CodeDriven.tsx')),
  'link login': lazy(() => import('./LinkDriven.tsx')),
  order: lazy(() => import('./OrderDriven.tsx')),
  preview: lazy(() => import('./PreviewDriven.tsx')),
  editing: lazy(() => import('./EditingDriven.tsx')),
  'design session': lazy(() => import('./SessionDriven.tsx')),
  album: lazy(() => import('./AlbumDriven.tsx')),
  'upload queue': lazy(() => import('./UploadQueueDriven.tsx')),
  upload: lazy(() => import('./UploadDriven.tsx')),
  recognition: lazy(() => import('./RecognitionDriven.tsx')),
}

/** The screen that a machine drives, on this very actor; nothing for machines that drive none by themselves. */
export function drivenScreen(machineId: string): ((actor: AnyActorRef) => ReactNode) | undefined {
  const Screen = SCREENS[machineId]
  return Screen
    ? (actor) => (
        <Suspense fallback={null}>
          <Screen actor={actor as never} />
        </Suspense>
      )
    : undefined
}
