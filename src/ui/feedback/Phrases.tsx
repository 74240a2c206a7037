import styles from './Phrases.module.css'

/** Short phrases in a row, with a point between them: a line ends between two, never inside of one. */
export function Phrases({ words }: { readonly words: readonly string[] }) {
  return words.map((phrase, at) => (
    <span key={phrase} className={styles['phrase']}>
      {at < words.length - 1 ? `${phrase} · ` : phrase}
    </span>
  ))
}
