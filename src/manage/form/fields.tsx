import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LANGUAGES } from '../../../domain/language.ts'
import { amountFrom, writtenAmount } from '../../../domain/product/currency.ts'
import { LANGUAGE_NAMES, useSentences } from '../sentences/speak.ts'
import { type Path, useDraftDocument, valueAt } from './draft.ts'
import { localText, typedMoment } from './moment.ts'

interface FieldProps {
  readonly path: Path
  readonly label: string
}

/** Fields side by side on a desk, one under another on a phone. */
export function Row({ children, columns = 3 }: { readonly children: ReactNode; readonly columns?: number }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start', mb: 2 },
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  )
}

export function TextInput({ path, label, multiline = false }: FieldProps & { readonly multiline?: boolean }) {
  const { value, put, wrongAt, locked } = useDraftDocument()
  const wrong = wrongAt(path)
  return (
    <TextField
      label={label}
      value={String(valueAt(value, path) ?? '')}
      onChange={({ target }) => put(path, target.value)}
      error={wrong !== ''}
      helperText={wrong}
      multiline={multiline}
      disabled={locked}
      fullWidth
    />
  )
}

/** A text that a field may be without. */
export function OptionalText({ path, label }: FieldProps) {
  const { value, put, wrongAt, locked } = useDraftDocument()
  const wrong = wrongAt(path)
  return (
    <TextField
      label={label}
      value={String(valueAt(value, path) ?? '')}
      onChange={({ target }) => put(path, target.value === '' ? undefined : target.value)}
      error={wrong !== ''}
      helperText={wrong}
      disabled={locked}
      fullWidth
    />
  )
}

/** A text in the three languages of the shop. */
export function LocalisedInput({ path, label, multiline = false }: FieldProps & { readonly multiline?: boolean }) {
  return (
    <Row>
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          path={[...path, language]}
          label={`${label} · ${LANGUAGE_NAMES[language]}`}
          multiline={multiline}
        />
      ))}
    </Row>
  )
}

interface NumberInputProps extends FieldProps {
  /** What it is counted in. */
  readonly unit?: string
  readonly whole?: boolean
  /** The document may be without it. */
  readonly optional?: boolean
}

export function NumberInput({ path, label, unit, whole = true, optional = false }: NumberInputProps) {
  const { say } = useSentences()
  const read = (typed: string) => {
    const text = typed.normalize('NFKC').trim()
    return (whole ? /^\d{1,12}$/ : /^\d{1,6}(\.\d{1,3})?$/).test(text) ? Number(text) : undefined
  }
  return (
    <Typed
      {...{ path, optional, read }}
      label={unit ? `${label} (${unit})` : label}
      write={String}
      why={say(whole ? 'form.whole' : 'form.number')}
    />
  )
}

export function AmountInput({ path, label, optional = false }: FieldProps & { readonly optional?: boolean }) {
  const { say, money } = useSentences()
  const { currency } = useDraftDocument()
  return (
    <Typed
      {...{ path, optional }}
      label={`${label} (${currency})`}
      read={(typed) => amountFrom(typed, currency)}
      write={(amount) => writtenAmount(amount, currency)}
      why={say('form.amount', { example: money(AN_AMOUNT, currency).replace(/[^\d.,]/g, '') })}
    />
  )
}

const AN_AMOUNT = 15_800

interface TypedProps extends FieldProps {
  readonly optional: boolean
  readonly why: string
  read(typed: string): number | undefined
  write(value: number): string
}

/** A number as it is being typed: what is no number yet stays in the field and is told. */
function Typed({ path, label, optional, why, read, write }: TypedProps) {
  const { value, put, wrongAt, breakAt, locked } = useDraftDocument()
  const kept = valueAt(value, path)
  const [typed, setTyped] = useState<string>()
  const place = useRef(path)
  // What is no value goes with its field; the document never had it.
  useEffect(() => () => breakAt(place.current, ''), [breakAt])
  const shown = typed ?? (typeof kept === 'number' ? write(kept) : '')
  const wrong = wrongAt(path)
  return (
    <TextField
      label={label}
      value={shown}
      onChange={({ target }) => {
        const isEmpty = optional && target.value.trim() === ''
        const number = isEmpty ? undefined : read(target.value)
        setTyped(target.value)
        breakAt(path, isEmpty || number !== undefined ? '' : why)
        if (isEmpty || number !== undefined) {
          put(path, number)
        }
      }}
      onBlur={() => {
        if (wrongAt(path) === '') {
          setTyped(undefined)
        }
      }}
      error={wrong !== ''}
      helperText={wrong}
      disabled={locked}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      fullWidth
    />
  )
}

export function CheckInput({ path, label }: FieldProps) {
  const { value, put, locked } = useDraftDocument()
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={valueAt(value, path) === true}
          onChange={(_, checked) => put(path, checked)}
          disabled={locked}
        />
      }
    />
  )
}

interface ChoiceProps extends FieldProps {
  readonly choices: readonly { readonly id: string | number; readonly name: string }[]
  /** What it means when nothing is chosen; absent: something always is. */
  readonly none?: string
}

export function ChoiceInput({ path, label, choices, none }: ChoiceProps) {
  const { value, put, wrongAt, locked } = useDraftDocument()
  const wrong = wrongAt(path)
  const chosen = valueAt(value, path)
  return (
    <TextField
      select
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => put(path, target.value === '' ? undefined : target.value)}
      error={wrong !== ''}
      helperText={wrong}
      disabled={locked}
      fullWidth
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A day and a time by the clock of whoever writes it; kept as a moment of the world. */
export function MomentInput({ path, label }: FieldProps) {
  const { value, put, wrongAt, locked } = useDraftDocument()
  const wrong = wrongAt(path)
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={typed ?? localText(String(valueAt(value, path)))}
      onChange={({ target }) => {
        const moment = typedMoment(target.value)
        setTyped(target.value)
        if (moment !== undefined) {
          put(path, moment)
        }
      }}
      onBlur={() => setTyped(undefined)}
      error={wrong !== ''}
      helperText={wrong}
      disabled={locked}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  )
}

/** Several of a list, in the order in which they are chosen. */
export function SeveralInput({
  path,
  label,
  choices,
  optional = false,
}: Omit<ChoiceProps, 'none'> & { readonly optional?: boolean }) {
  const { value, put, wrongAt, locked } = useDraftDocument()
  const wrong = wrongAt(path)
  return (
    <TextField
      select
      label={label}
      value={valueAt(value, path) ?? []}
      onChange={({ target }) => put(path, optional && target.value.length === 0 ? undefined : target.value)}
      error={wrong !== ''}
      helperText={wrong}
      disabled={locked}
      slotProps={{ select: { multiple: true } }}
      fullWidth
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface PartInputProps extends FieldProps {
  /** What the part holds at first. */
  fresh(): unknown
  readonly children: ReactNode
}

/** A part that the document may be without: there with all its fields, or not at all. */
export function PartInput({ path, label, fresh, children }: PartInputProps) {
  const { value, put, locked } = useDraftDocument()
  const has = valueAt(value, path) !== undefined
  return (
    <>
      <FormControlLabel
        label={label}
        control={<Checkbox checked={has} onChange={(_, on) => put(path, on ? fresh() : undefined)} disabled={locked} />}
      />
      {has && children}
    </>
  )
}
