import simplified from '../../src/locales/zh-Hans.po?raw'
import traditional from '../../src/locales/zh-Hant.po?raw'
import { KEY_WORDS, SAID, sentencesOf } from './shop-words.ts'
import styles from './TokenPages.module.css'

const CHINESE = [sentencesOf(simplified), sentencesOf(traditional)]

/** What the shop calls its things in its three languages, out of the catalogues that it speaks from. */
export function WordsOfShop() {
  return <Spoken rows={KEY_WORDS.map((english) => ({ english }))} />
}

/** How the shop speaks, by sentences that it says. */
export function Sentences() {
  return <Spoken rows={SAID} />
}

interface SpokenProps {
  readonly rows: readonly { readonly because?: string; readonly english: string }[]
}

function Spoken({ rows }: SpokenProps) {
  const isTold = rows.some(({ because }) => because)
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {isTold ? <th>Why</th> : null}
          <th>English</th>
          <th>简体</th>
          <th>繁體</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ because, english }) => (
          <tr key={english}>
            {isTold ? <td>{because}</td> : null}
            <td lang="en">{english}</td>
            <td lang="zh-Hans">{CHINESE[0]?.get(english)}</td>
            <td lang="zh-Hant">{CHINESE[1]?.get(english)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
