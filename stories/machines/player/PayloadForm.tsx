import { useId, useState } from 'react'
import styles from './MachinePlayer.module.css'

type Payload = Readonly<Record<string, unknown>>

interface PayloadFormProps {
  /** What the payload is of, in words. */
  readonly name: string
  readonly payload: Payload
  onChange(payload: Payload): void
}

/** A field for each part of a payload: a number as one, yes or no as a box, what has parts of its own as JSON. */
export function PayloadForm({ name, payload, onChange }: PayloadFormProps) {
  const id = useId()
  const fields = Object.entries(payload)
  if (fields.length === 0) {
    return <p className={styles['quiet']}>It carries nothing.</p>
  }
  return (
    <fieldset className={styles['payload']} aria-label={`Payload of ${name}`}>
      {fields.map(([field, value]) => (
        <div key={field} className={styles['part']}>
          <label htmlFor={`${id}-${field}`}>{field}</label>
          <Field
            id={`${id}-${field}`}
            value={value}
            onChange={(changed) => onChange({ ...payload, [field]: changed })}
          />
        </div>
      ))}
    </fieldset>
  )
}

interface FieldProps {
  readonly id: string
  readonly value: unknown
  onChange(value: unknown): void
}

function Field({ id, value, onChange }: FieldProps) {
  if (typeof value === 'boolean') {
    return <input id={id} type="checkbox" checked={value} onChange={(it) => onChange(it.target.checked)} />
  }
  if (typeof value === 'number') {
    return <input id={id} type="number" step="any" value={value} onChange={(it) => onChange(it.target.valueAsNumber)} />
  }
  if (typeof value === 'string') {
    return <input id={id} value={value} onChange={(it) => onChange(it.target.value)} />
  }
  return <JsonField id={id} value={value} onChange={onChange} />
}

/** Is the value again as soon as what is written is JSON. */
function JsonField({ id, value, onChange }: FieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '')
  const [isJson, setIsJson] = useState(true)
  const write = (written: string) => {
    setText(written)
    try {
      onChange(JSON.parse(written))
      setIsJson(true)
    } catch {
      setIsJson(false)
    }
  }
  return <textarea id={id} rows={4} value={text} aria-invalid={!isJson} onChange={(it) => write(it.target.value)} />
}
