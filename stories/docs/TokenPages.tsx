import glossary from '../../docs/GLOSSARY.md?raw'
import { Drawing } from '../../src/ui/pictures/Drawing.tsx'
import { DRAWINGS, type DrawingName } from '../../src/ui/pictures/drawing-paths.ts'
import { EDITOR_ICONS } from '../../src/ui/pictures/editor-icons.ts'
import { Icon } from '../../src/ui/pictures/Icon.tsx'
import { ICON_PATHS, type IconName } from '../../src/ui/pictures/icon-paths.ts'
import css from '../../style/tokens.css?raw'
import styles from './TokenPages.module.css'
import { commentAbove, contrastOf, isHex, tokensOf } from './tokens.ts'

const TOKENS = tokensOf(css)
const SHEETS = import.meta.glob<string>('../../src/**/*.css', { query: '?raw', import: 'default', eager: true })
const GROUNDS = ['paper', 'surface', 'sunken', 'accent-wash', 'success-wash', 'warning-wash', 'danger-wash']

const named = (pattern: RegExp) => [...TOKENS].filter(([name]) => pattern.test(name))

/** How often style sheets of the app use a token, and the first of them. */
function usesOf(name: string): string {
  const used = Object.entries(SHEETS).flatMap(([file, text]) => {
    const count = text.split(`var(--${name})`).length - 1
    return count > 0 ? [{ file: file.replace(/^.*\/(\w[\w-]*)(\.module)?\.css$/, '$1'), count }] : []
  })
  const total = used.reduce((sum, { count }) => sum + count, 0)
  const first = used.toSorted((a, b) => b.count - a.count).slice(0, 3)
  return total === 0 ? 'not in style sheets' : `${total} x: ${first.map(({ file }) => file).join(', ')}`
}

export function Colours() {
  const colours = [...TOKENS].filter(([, value]) => isHex(value))
  const grounds = GROUNDS.flatMap((name) => (TOKENS.has(name) ? [[name, TOKENS.get(name) ?? ''] as const] : []))
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th>Token</th>
          <th>Hex</th>
          {grounds.map(([name]) => (
            <th key={name}>on {name}</th>
          ))}
          <th>Used</th>
        </tr>
      </thead>
      <tbody>
        {colours.map(([name, hex]) => (
          <tr key={name}>
            <th>
              <span className={styles['swatch']} style={{ background: hex }} />
              --{name}
            </th>
            <td>
              <code>{hex}</code>
            </td>
            {grounds.map(([ground, under]) => (
              <Ratio key={ground} ratio={contrastOf(hex, under)} />
            ))}
            <td>{usesOf(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Text needs 4.5, large text and signs 3; less is for hairlines and grounds alone. */
function Ratio({ ratio }: { readonly ratio: number }) {
  const fit = ratio >= 4.5 ? 'text' : ratio >= 3 ? 'signs' : 'neither'
  return (
    <td data-fit={fit} title={fit}>
      {ratio.toFixed(2)}
    </td>
  )
}

export function TypeScale() {
  return (
    <>
      <p>{commentAbove(css, 'text-13')}</p>
      {named(/^text-\d+$/).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, margin: '8px 0' }}>
          --{name} · {size} · 照片是这里唯一大声的颜色 · {usesOf(name)}
        </p>
      ))}
      {named(/^(font|leading)/).map(([name, value]) => (
        <p key={name} style={name.startsWith('font') ? { fontFamily: value, fontSize: 20 } : { lineHeight: value }}>
          --{name}: {value}
        </p>
      ))}
    </>
  )
}

export function Spaces() {
  return (
    <table className={styles['table']}>
      <tbody>
        {named(/^(space|gutter|touch|radius|shadow|wide)/).map(([name, value]) => (
          <tr key={name}>
            <th>--{name}</th>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <span className={styles['sample']} style={sampleOf(name)} />
            </td>
            <td>{usesOf(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sampleOf(name: string) {
  if (name.startsWith('radius')) {
    return { width: 88, height: 44, borderRadius: `var(--${name})` }
  }
  return name.startsWith('shadow')
    ? { width: 88, height: 44, background: '#fff', boxShadow: `var(--${name})` }
    : { width: `min(100%, var(--${name}))`, height: 16 }
}

export function Motion() {
  return (
    <>
      {named(/^(quick|calm|ease)$/).map(([name, value]) => (
        <p key={name}>
          <code>
            --{name}: {value}
          </code>{' '}
          {usesOf(name)}
        </p>
      ))}
      <button type="button" className={styles['mover']}>
        Hover or focus: {TOKENS.get('calm')}, ease-out
      </button>
    </>
  )
}

export function Icons() {
  return (
    <div className={styles['icons']}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name}>
          <Icon name={name} />
          {name}
        </span>
      ))}
      {Object.entries(EDITOR_ICONS).map(([name, icon]) => (
        <span key={name}>
          <Icon name={icon} />
          {name}
        </span>
      ))}
    </div>
  )
}

export function Drawings() {
  return (
    <div className={styles['icons']}>
      {(Object.keys(DRAWINGS) as DrawingName[]).map((name) => (
        <span key={name}>
          <Drawing name={name} />
          {name}
        </span>
      ))}
    </div>
  )
}

/** Markdown sets code between strokes, which a table of its own does not. */
const plain = (text: string) => text.replaceAll('`', '')

/** What shoppers read instead is a table of its own, with words that are none of the project's. */
const OF_SHOPPERS = /^## What shoppers read$[\s\S]*?(?=^## )/m

/** The words that the project has for its things. */
export function Words() {
  const rows = glossary
    .replace(OF_SHOPPERS, '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (--|term |word )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return (
    <table className={styles['table']}>
      <tbody>
        {rows.map(([, term = '', means = '', , not = '']) => (
          <tr key={term}>
            <th>{plain(term)}</th>
            <td>{plain(means)}</td>
            <td>{not ? `not: ${plain(not)}` : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
