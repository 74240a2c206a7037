import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ContextType, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Blocker, UNSAFE_DataRouterContext } from 'react-router'
import { useSentences } from '../sentences/speak.ts'
import { onTypedAddress } from './typed-address.ts'
import { type Unsaved, UnsavedContext } from './unsaved.ts'

/** Asks before what was typed on a page is lost. A router holds one such question: all that is unsaved shares it. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const count = useRef(0)
  const [isUnsaved, setUnsaved] = useState(false)
  const [asked, setAsked] = useState<{ go(): void }>()
  const unsaved: Unsaved = useMemo(() => {
    const counted = (by: 1 | -1) => {
      count.current += by
      setUnsaved(count.current > 0)
    }
    return {
      add: () => {
        counted(1)
        return () => counted(-1)
      },
      leave: (go) => (count.current > 0 ? setAsked({ go }) : go()),
    }
  }, [])
  const leave = () => {
    setAsked(undefined)
    asked?.go()
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {asked && <LeaveQuestion onStay={() => setAsked(undefined)} onLeave={leave} />}
      {/* While all is saved the router is not stopped: of an address that was typed it could not even be. */}
      {isUnsaved && <Stop />}
    </UnsavedContext>
  )
}

/** Chromium before 119 asks only where something is handed back. */
function askOnClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
  event.returnValue = true
}

/** The router knows by it who stops it. */
const BLOCKER = 'unsaved'

/**
 * Stops the router on the way to another page, and the tab on its way out.
 *
 * The router's own hook tells it two drawings later, and a Back right after the first key would slip through.
 */
function Stop() {
  const router = use(UNSAFE_DataRouterContext)?.router
  const [blocker, setBlocker] = useState<Blocker>()
  const typed = useTypedAddress(router)
  useLayoutEffect(() => {
    router?.getBlocker(
      BLOCKER,
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    )
    const leave = router?.subscribe(({ blockers }) => setBlocker(blockers.get(BLOCKER)))
    window.addEventListener('beforeunload', askOnClosing)
    return () => {
      window.removeEventListener('beforeunload', askOnClosing)
      leave?.()
      router?.deleteBlocker(BLOCKER)
    }
  }, [router])
  if (typed.address !== undefined) {
    return <LeaveQuestion onStay={typed.stay} onLeave={typed.leave} />
  }
  return blocker?.state === 'blocked' ? <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} /> : null
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

/** An address of the console that is typed into the browser's bar leaves no document, and no router can be stopped on the way. */
function useTypedAddress(router: Router | undefined) {
  const [address, setAddress] = useState<string>()
  useLayoutEffect(
    () =>
      onTypedAddress((next) => {
        const isElsewhere = next.split(/[?#]/, 1)[0] !== router?.state.location.pathname
        setAddress(isElsewhere ? next : undefined)
        return isElsewhere
      }),
    [router],
  )
  return {
    address,
    stay: () => setAddress(undefined),
    leave: () => {
      router?.deleteBlocker(BLOCKER)
      void router?.navigate(address ?? '/')
    },
  }
}

interface LeaveQuestionProps {
  onStay(): void
  onLeave(): void
}

function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { say } = useSentences()
  return (
    <Dialog open role="alertdialog" onClose={onStay} fullWidth maxWidth="xs" aria-describedby="leave-hint">
      <DialogTitle>{say('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-hint">{say('leave.hint')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {say('leave.go')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {say('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
