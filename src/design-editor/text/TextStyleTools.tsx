import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OwnStyle } from '../../../domain/design/design.ts'
import { hasBold, hasItalic } from '../../../domain/text/type-families.ts'
import { chosen, pointsOf, TEXT_COLOURS, type TextChoices } from '../../../domain/theme/text-choices.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useClosedByEscape } from '../hooks/use-closed-by-escape.ts'
import { useToolBar } from '../hooks/use-tool-bar.ts'
import { FAMILY_NAMES, FamilyName } from './FamilyName.tsx'
import styles from './TextStyleTools.module.css'

/** How a text looks, and what may be chosen instead. */
export interface TextStyleChoice {
  readonly own: OwnStyle
  readonly choices: TextChoices
}

interface TextStyleToolsProps {
  readonly look: TextStyleChoice
  readonly fonts: EditorFonts
  onChange(own: OwnStyle): void
}

const COLOUR_NAMES: Record<keyof typeof TEXT_COLOURS, MessageDescriptor> = {
  ink: msg`Ink`,
  grey: msg`Grey`,
  white: msg`White`,
  red: msg`Red`,
  orange: msg`Orange`,
  gold: msg`Gold`,
  green: msg`Green`,
  blue: msg`Blue`,
  violet: msg`Violet`,
  rose: msg`Rose`,
  brown: msg`Brown`,
}

const ALIGN_ICONS = {
  left: EDITOR_ICONS.alignLeft,
  center: EDITOR_ICONS.alignCentre,
  right: EDITOR_ICONS.alignRight,
} as const

type List = 'font' | 'size' | 'colour' | 'align' | 'spacing'

/** Font, size, colour, alignment and room between lines of a text, from lists (A§3), bold, and italic where the family has it: in reach of one thumb. */
export function TextStyleTools({ look: { own, choices }, fonts, onChange }: TextStyleToolsProps) {
  const { t } = useLingui()
  const bar = useToolBar()
  const [open, setOpen] = useState<List | null>(null)
  useHistoryEntry(open !== null, () => setOpen(null))
  useClosedByEscape(open !== null, () => setOpen(null))
  const { theme } = choices
  const now = { ...theme, ...own }
  const choose = (choice: OwnStyle) => onChange(chosen(own, choice, theme))
  const tool = (list: List) => ({
    captioned: true,
    selected: open === list,
    'aria-expanded': open === list,
    'data-opens': list,
    onClick: () => setOpen(open === list ? null : list),
  })
  return (
    <div className={styles['look']}>
      {open ? (
        <div className={styles['opened']} data-opened-by={open} key={open}>
          <OpenList list={open} {...{ own, choices, fonts }} onChoose={choose} />
        </div>
      ) : null}
      <div className={styles['row']} role="toolbar" aria-label={t`Text style`} {...bar}>
        <IconButton icon={EDITOR_ICONS.font} label={t`Font`} {...tool('font')} />
        <IconButton icon={EDITOR_ICONS.fontSize} label={t`Text size`} {...tool('size')} />
        <IconButton icon={EDITOR_ICONS.colour} label={t`Colour`} {...tool('colour')} />
        <IconButton icon={ALIGN_ICONS[now.align]} label={t`Align`} {...tool('align')} />
        <IconButton icon={EDITOR_ICONS.lineSpacing} label={t`Spacing`} {...tool('spacing')} />
        {hasBold(now.family) ? (
          <IconButton
            captioned
            icon={EDITOR_ICONS.bold}
            label={t`Bold`}
            selected={now.weight === 700}
            onClick={() => choose({ weight: now.weight === 700 ? 400 : 700 })}
          />
        ) : null}
        {hasItalic(now.family) ? (
          <IconButton
            captioned
            icon={EDITOR_ICONS.italic}
            label={t`Italic`}
            selected={now.italic === true}
            onClick={() => choose({ italic: now.italic !== true })}
          />
        ) : null}
      </div>
    </div>
  )
}

interface OpenListProps extends TextStyleChoice {
  readonly list: List
  readonly fonts: EditorFonts
  onChoose(choice: OwnStyle): void
}

function OpenList({ list, own, choices, fonts, onChoose }: OpenListProps) {
  const { t, i18n } = useLingui()
  const { theme } = choices
  const now = { ...theme, ...own }
  switch (list) {
    case 'font':
      return (
        <Options label={t`Font`}>
          {[...new Set([...choices.families, now.family])].map((family) => (
            <Option
              key={family}
              label={FAMILY_NAMES[family]}
              isChosen={family === now.family}
              onChoose={() => onChoose({ family })}
            >
              <FamilyName family={family} fonts={fonts} />
              {family === theme.family ? <small>{t`default`}</small> : null}
            </Option>
          ))}
        </Options>
      )
    case 'size': {
      const points = pointsOf(theme.size)
      return (
        <Options label={t`Text size`}>
          <Option isChosen={own.size === undefined} onChoose={() => onChoose({ size: theme.size })}>
            {t`${points} pt`}
            <small>{t`default`}</small>
          </Option>
          {choices.sizes.map(({ points, size }) => (
            <Option key={points} isChosen={size === own.size} onChoose={() => onChoose({ size })}>
              {t`${points} pt`}
            </Option>
          ))}
        </Options>
      )
    }
    case 'colour': {
      const names = Object.entries(TEXT_COLOURS).map(([key, colour]) => ({
        colour,
        name: i18n._(COLOUR_NAMES[key as keyof typeof TEXT_COLOURS]),
      }))
      const others = names.filter(({ colour }) => !choices.themeColours.includes(colour))
      const own = choices.themeColours.map((colour, at) => ({ colour, name: t`Colour ${at + 1} of this look` }))
      return (
        <Options label={t`Colour`}>
          {[...own, ...others].map(({ colour, name }) => (
            <Option
              key={colour}
              label={name}
              isChosen={colour === now.colour.toLowerCase()}
              onChoose={() => onChoose({ colour: colour === theme.colour.toLowerCase() ? theme.colour : colour })}
            >
              <span className={styles['swatch']} style={{ background: colour }} />
            </Option>
          ))}
        </Options>
      )
    }
    case 'align': {
      const names = { left: t`Left`, center: t`Centred`, right: t`Right` }
      return (
        <Options label={t`Align`}>
          {choices.aligns.map((align) => (
            <Option key={align} isChosen={align === now.align} onChoose={() => onChoose({ align })}>
              <Icon name={ALIGN_ICONS[align]} size={20} />
              {names[align]}
            </Option>
          ))}
        </Options>
      )
    }
    case 'spacing':
      return (
        <Options label={t`Spacing`}>
          <Option isChosen={own.leading === undefined} onChoose={() => onChoose({ leading: theme.leading })}>
            {i18n.number(theme.leading)}
            <small>{t`default`}</small>
          </Option>
          {choices.leadings
            .filter((leading) => leading !== theme.leading)
            .map((leading) => (
              <Option key={leading} isChosen={leading === own.leading} onChoose={() => onChoose({ leading })}>
                {i18n.number(leading)}
              </Option>
            ))}
        </Options>
      )
  }
}

/** One list, side by side; what is chosen is brought into sight. */
function Options({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <ul ref={row} className={styles['options']} aria-label={label}>
      {children}
    </ul>
  )
}

interface OptionProps {
  readonly isChosen: boolean
  /** Of an option that is no word. */
  readonly label?: string
  onChoose(): void
  readonly children: ReactNode
}

function Option({ isChosen, label, onChoose, children }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['option']}
        aria-pressed={isChosen}
        aria-label={label}
        title={label}
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  )
}
