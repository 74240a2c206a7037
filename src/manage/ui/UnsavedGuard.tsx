import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useSentences } from '../sentences/speak.ts'
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

/** Stops the router on the way to another page, and the tab on its way out. */
function Stop() {
  const [isThere, setThere] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  // The router has heard of its question one drawing after the first: both are asked from then on.
  useEffect(() => {
    setThere(true)
    if (!isThere) {
      return undefined
    }
    window.addEventListener('beforeunload', askOnClosing)
    return () => window.removeEventListener('beforeunload', askOnClosing)
  }, [isThere])
  return blocker.state === 'blocked' ? <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} /> : null
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
