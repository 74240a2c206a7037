import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useSentences } from '../sentences/speak.ts'
import { type Unsaved, UnsavedContext } from './unsaved.ts'

/** Asks before what was typed on a page is lost. A router holds one such question: all that is unsaved shares it. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const count = useRef(0)
  const [asked, setAsked] = useState<{ go(): void }>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count.current > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const unsaved: Unsaved = useMemo(
    () => ({
      add: () => {
        count.current += 1
        return () => {
          count.current -= 1
        }
      },
      leave: (go) => (count.current > 0 ? setAsked({ go }) : go()),
    }),
    [],
  )
  const stay = () => {
    setAsked(undefined)
    blocker.reset?.()
  }
  const leave = () => {
    setAsked(undefined)
    asked?.go()
    blocker.proceed?.()
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {(asked !== undefined || blocker.state === 'blocked') && <LeaveQuestion onStay={stay} onLeave={leave} />}
    </UnsavedContext>
  )
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
