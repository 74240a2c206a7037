import { Fragment } from 'react'
import { filledSlowly, KINDS, NEVER, SCREENS, type ScreenKinds, type Seen } from '../state-kinds.ts'
import { addressOf, calledIn, madeOf, toldOf } from './states.ts'
import { folderOf } from './story-links.ts'
import styles from './TokenPages.module.css'

/** All screens and all kinds of state at one sight: a dot leads to the story, a dash says why there is none. */
export function TableOfStates() {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th>Screen</th>
          {KINDS.map((kind) => (
            <th key={kind}>{kind}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(SCREENS).map(([route, screen]) => (
          <tr key={route}>
            <th>{calledIn(screen.file).name}</th>
            {KINDS.map((kind) => (
              <td key={kind}>
                <Dot route={route} kind={kind} screen={screen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DotProps {
  readonly route: string
  readonly kind: (typeof KINDS)[number]
  readonly screen: ScreenKinds
}

function Dot({ route, kind, screen: { file, kinds } }: DotProps) {
  const seen = kinds[kind]
  return typeof seen === 'string' ? (
    <a href={addressOf(file, seen)} aria-label={`${route}, ${kind}: ${seen}`} title={seen}>
      ●
    </a>
  ) : (
    <span title={NEVER[seen.why]}>–</span>
  )
}

/** Every screen in every kind of state: a link to each, or why it is never seen so. */
export function StatesOfScreens() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.entries(SCREENS).map(([route, screen]) => (
        <section key={route}>
          <h3 id={route}>
            {calledIn(screen.file).name} <small>{calledIn(screen.file).told}</small>
          </h3>
          <Made route={route} />
          <ul>
            {KINDS.map((kind) => (
              <li key={kind}>
                <strong>{kind}</strong>: <Cell screen={screen} seen={screen.kinds[kind]} />
              </li>
            ))}
            <li>
              <strong>on a slow network</strong>: <Slow screen={screen} />
            </li>
          </ul>
          <Told file={screen.file} />
        </section>
      ))}
    </div>
  )
}

function Cell({ screen, seen }: { readonly screen: ScreenKinds; readonly seen: Seen }) {
  return typeof seen === 'string' ? <a href={addressOf(screen.file, seen)}>{seen}</a> : <em>{NEVER[seen.why]}</em>
}

function Slow({ screen }: { readonly screen: ScreenKinds }) {
  const shown = filledSlowly(screen)
  return typeof shown === 'string' ? (
    <a href={addressOf(screen.file, shown, 'network:slow')}>{shown}, three seconds an answer</a>
  ) : (
    <Cell screen={screen} seen={shown} />
  )
}

/** Stories that look like another of their screen, or show more than a still: what it is. */
function Told({ file }: { readonly file: string }) {
  const told = toldOf(file)
  return told.length === 0 ? null : (
    <dl>
      {told.map(({ name, to, says }) => (
        <div key={name}>
          <dt>
            <a href={to}>{name}</a>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

function Made({ route }: { readonly route: string }) {
  const folder = folderOf(route)
  const { machines, components } = madeOf(folder)
  return (
    <p>
      Code: <code>src/screens/{folder}</code>.{machines.length > 0 ? ' Machines: ' : ''}
      {machines.map(({ name, to }) => (
        <Fragment key={name}>
          <a href={to}>{name}</a>{' '}
        </Fragment>
      ))}
      {components.length > 0 ? ' Components: ' : ''}
      {components.map(({ name, to }) => (
        <Fragment key={name}>
          <a href={to}>{name}</a>{' '}
        </Fragment>
      ))}
    </p>
  )
}
