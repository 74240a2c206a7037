import { Button, IconButton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSentences } from '../sentences/speak.ts'
import { DownIcon, RemoveIcon, UpIcon } from '../ui/icons.tsx'
import { type Path, useDraftDocument, valueAt } from './draft.ts'

interface ListInputProps {
  readonly path: Path
  /** What one of them is called. */
  readonly label: string
  /** What the button that adds one says. */
  readonly more: string
  readonly most?: number
  fresh(): unknown
  children(path: Path, at: number): ReactNode
}

/** Things in their order: one is added, taken away, moved up or down. */
export function ListInput({ path, label, more, most = 100, fresh, children }: ListInputProps) {
  const { say } = useSentences()
  const { value, put, wrongAt, locked } = useDraftDocument()
  const list = (valueAt(value, path) ?? []) as readonly unknown[]
  const swap = (at: number, to: number) =>
    put(
      path,
      list.map((one, n) => (n === at ? list[to] : n === to ? list[at] : one)),
    )
  const wrong = wrongAt(path)
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      {list.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is written here is known by its place.
        <Stack key={at} role="group" aria-label={`${label} ${at + 1}`} sx={FRAME}>
          <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
            <Typography variant="subtitle2" component="p" sx={{ flex: 1 }}>
              {label} {at + 1}
            </Typography>
            {!locked && (
              <>
                <IconButton aria-label={say('form.up')} disabled={at === 0} onClick={() => swap(at, at - 1)}>
                  <UpIcon />
                </IconButton>
                <IconButton
                  aria-label={say('form.down')}
                  disabled={at === list.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <DownIcon />
                </IconButton>
                <IconButton
                  aria-label={say('form.remove')}
                  onClick={() =>
                    put(
                      path,
                      list.filter((_one, n) => n !== at),
                    )
                  }
                >
                  <RemoveIcon />
                </IconButton>
              </>
            )}
          </Stack>
          {children([...path, at], at)}
        </Stack>
      ))}
      {wrong !== '' && <Typography color="error">{wrong}</Typography>}
      {list.length < most && !locked && (
        <Button sx={{ alignSelf: 'flex-start' }} variant="outlined" onClick={() => put(path, [...list, fresh()])}>
          {more}
        </Button>
      )}
    </Stack>
  )
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }
