import { Alert, Button, Stack, Typography } from '@mui/material'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'
import { type Path, useDraftDocument, valueAt } from './draft.ts'
import { type FieldNames, nameOfField } from './field-names.ts'
import type { Differing } from './meanwhile.ts'

interface MeanwhileProps {
  readonly names: FieldNames
  readonly taken: readonly Path[]
  readonly differing: readonly Differing[]
  decide(one: Differing, takes: 'mine' | 'theirs'): void
}

/** What somebody else changed while this was written: what came to it, and what is to be decided. */
export function MeanwhilePart({ names, taken, differing, decide }: MeanwhileProps) {
  const { say, language } = useSentences()
  const { value } = useDraftDocument()
  const nameOf = (path: Path) => nameOfField(names, path, (sentence: Sentence) => say(sentence))
  const text = useValueText()
  return (
    // Where much differs it scrolls in itself: it stands above the save, over the form.
    <Stack role="status" spacing={1} sx={{ maxHeight: '45vh', overflowY: 'auto' }}>
      {taken.length > 0 && (
        <Alert severity="info">
          {say('form.taken', { fields: new Intl.ListFormat(language).format([...new Set(taken.map(nameOf))]) })}
        </Alert>
      )}
      {differing.length > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
          {say('form.differ')}
          {differing.map((one) => (
            <Stack key={one.path.join('.')} role="group" aria-label={nameOf(one.path)} sx={{ mt: 1 }}>
              <Typography variant="subtitle2" component="p">
                {nameOf(one.path)}
              </Typography>
              <Typography variant="body2" sx={IN_FULL}>
                {say('form.mine', { value: text(one.path, valueAt(value, one.path)) })}
              </Typography>
              <Typography variant="body2" sx={IN_FULL}>
                {say('form.theirs', { value: text(one.path, one.theirs) })}
              </Typography>
              <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
                <Button variant="outlined" onClick={() => decide(one, 'mine')}>
                  {say('form.keepMine')}
                </Button>
                <Button variant="outlined" onClick={() => decide(one, 'theirs')}>
                  {say('form.takeTheirs')}
                </Button>
              </Stack>
            </Stack>
          ))}
        </Alert>
      )}
    </Stack>
  )
}

const IN_FULL = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' }

/** Fields of a document that hold amounts of money. */
const AMOUNTS: ReadonlySet<unknown> = new Set(['base', 'before', 'delivery', 'extraPage', 'extraPrice', 'price'])

function useValueText() {
  const { say, money, language } = useSentences()
  const { currency } = useDraftDocument()
  return (path: Path, value: unknown): string => {
    if (value === undefined || value === '') {
      return say('form.nothing')
    }
    if (typeof value === 'boolean') {
      return say(value ? 'form.yes' : 'form.no')
    }
    if (typeof value === 'number' && AMOUNTS.has(path.at(-1))) {
      return money(value, currency)
    }
    if (Array.isArray(value)) {
      const names = value.map((one) => (typeof one === 'string' ? one : valueAt(one, ['name', language])))
      return names.every((name) => typeof name === 'string')
        ? names.join(' · ') || say('form.nothing')
        : say('form.entries', { count: value.length })
    }
    return typeof value === 'object' ? Object.values(Object(value)).map(String).join(' · ') : String(value)
  }
}
