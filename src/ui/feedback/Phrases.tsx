import styles from './Phrases.module.css'

/** Short phrases in a row, with a point between them: a line ends between two, never inside of one, and shows no point there. */
export function Phrases({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles['phrases']}>
      <span className={styles['row']}>
        {words.map((phrase, at) => (
          <span key={phrase} className={styles['phrase']}>
            {at > 0 ? <Point /> : null}
            {phrase}
          </span>
        ))}
      </span>
    </span>
  )
}

/** Where a line begins with it, it is cut off on purpose. */
function Point() {
  return (
    <span className={styles['point']} data-cut-off>
      {' · '}
    </span>
  )
}
