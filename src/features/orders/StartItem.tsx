import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import type { linkLoginMachine } from '../../../machines/link-login/link-login.machine.ts'
import {
  linkLoginProgressOf,
  linkLoginStage,
  photoRuleNeedsPreview,
} from '../../../machines/link-login/link-login.selectors.ts'
import type { LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import { LinkSteps } from './LinkSteps.tsx'
import { useStartItem } from './use-start-item.ts'

interface StartItemProps {
  readonly reference: OrderReference
  readonly phoneTail: string
  readonly item: LinkItem
  /** Other photos are wanted than those that a design was made of. */
  readonly anew?: boolean
  readonly onClose: () => void
}

/** Opens one thing of the order: its album and its product are looked for once more, then its screen opens. */
export function StartItem(props: StartItemProps) {
  // On a screen that is shown: what is loaded for it hides nothing else meanwhile.
  return (
    <Suspense fallback={null}>
      <LoadedStartItem {...props} />
    </Suspense>
  )
}

function LoadedStartItem({ reference, phoneTail, item, anew = false, onClose }: StartItemProps) {
  const { ec, mchid } = usePorts()
  const login = useActorRef(
    useMachineOf((machines) => machines.linkLogin),
    { input: { mchid, reference, phoneTail, sub: item.sub } },
  )
  const start = useStartItem()
  useEffect(() => {
    const watch = login.subscribe((snapshot) => {
      if (snapshot.hasTag('ready')) {
        const { aid, drafts } = snapshot.context
        const { sub, pid, taskId } = item
        if (taskId && aid && !drafts.some((draft) => draft.sub === sub)) {
          // A design that was opened once more, maybe on another phone: done, it is handed in and never led to a price.
          void ec.keepDraft({ reference, sub, phoneTail, pid, aid, taskId })
        }
        start({ item, aid, drafts, photoRuleNeedsPreview: photoRuleNeedsPreview(snapshot), anew })
      }
    })
    return () => watch.unsubscribe()
  }, [anew, ec, login, item, phoneTail, reference, start])
  return <StartItemSheet login={login} name={item.name} onClose={onClose} />
}

interface StartItemSheetProps {
  readonly login: ActorRefFrom<typeof linkLoginMachine>
  readonly name: string
  readonly onClose: () => void
}

export function StartItemSheet({ login, name, onClose }: StartItemSheetProps) {
  const { t } = useLingui()
  const failed = useSelector(login, (snapshot) => linkLoginStage(snapshot) === 'failed')
  const progress = useSelector(login, linkLoginProgressOf)
  return (
    <Sheet open onOpenChange={onClose} title={t`Opening ${name}`}>
      {failed ? <LinkFailed login={login} /> : <LinkSteps progress={progress} />}
    </Sheet>
  )
}
