import { type ComponentType, type ReactNode, useState } from 'react'
import { useWords } from '../ui/words.ts'
import styles from './live.module.css'

type Given = Readonly<Record<string, unknown>>

interface LiveProps {
  readonly of: ComponentType<never>
  readonly args: Given
}

/** Parameters of a component's page: its properties are set by hand beside it. */
export const LIVE = { controls: { disable: false, expanded: true }, layout: 'fullscreen' }

/** Of a story on such a page that nothing is set in. */
export const NO_CONTROLS = { controls: { disable: true } }

/** A component that is set by the controls, and that keeps what is chosen in it by hand. */
export function live(of: ComponentType<never>) {
  const render = (args: Given) => {
    const { value, checked, open } = args
    return <Live key={JSON.stringify([value, checked, open])} of={of} args={args} />
  }
  return render
}

function Live({ of, args }: LiveProps) {
  const w = useWords()
  const [chosen, setChosen] = useState<Given>({})
  const told = {
    ...('value' in args ? { onValueChange: (value: unknown) => setChosen({ value }) } : {}),
    ...('checked' in args ? { onCheckedChange: (checked: boolean) => setChosen({ checked }) } : {}),
    ...('open' in args ? { onOpenChange: (open: boolean) => setChosen({ open }) } : {}),
  }
  const Component = of as ComponentType<Given>
  return (
    <div className={styles['live']}>
      <h1 className="hidden-visually">{of.name}</h1>
      <Component {...w(args)} {...told} {...chosen} />
    </div>
  )
}

interface Specimen {
  readonly shown: ReactNode
  readonly because: string
}

/** A component as it is used, beside how it is not. */
export function DoAndDont({ yes, no }: { readonly yes: Specimen; readonly no: Specimen }) {
  return (
    <div className={styles['both']}>
      <Side {...yes} title="Do" isRight />
      <Side {...no} title="Don’t" isRight={false} />
    </div>
  )
}

function Side({ shown, because, title, isRight }: Specimen & { readonly title: string; readonly isRight: boolean }) {
  return (
    <figure className={styles['side']} data-right={isRight}>
      <div className={styles['shown']}>{shown}</div>
      <figcaption>
        <strong>{title}</strong> {because}
      </figcaption>
    </figure>
  )
}

/** Words of a specimen in the toolbar's language. */
export function W({ children }: { readonly children: string }) {
  return useWords()(children)
}
