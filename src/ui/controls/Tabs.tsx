import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<Value extends string> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly label: string
  /** None: what they would show stands alone, in the same place of the tree. */
  readonly tabs: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly count?: number
    /** Address of a picture before the words. */
    readonly icon?: string
  }[]
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** A row of shelves; scrolls sideways when the words are long. */
export function Tabs<Value extends string>({ value, onValueChange, label, tabs, children }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      {tabs.length > 0 ? (
        <BaseTabs.List className={styles['list']} aria-label={label}>
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.value} value={tab.value} className={styles['tab']}>
              {tab.icon ? <img className={styles['icon']} src={tab.icon} alt="" width={20} height={20} /> : null}
              {tab.label}
              {tab.count ? <span className={styles['count']}>{tab.count}</span> : null}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      ) : null}
      <BaseTabs.Panel
        value={value}
        className={styles['panel']}
        {...(tabs.length > 0 ? {} : { role: 'group', tabIndex: -1 })}
      >
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  )
}
