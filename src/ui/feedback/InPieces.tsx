import type { TransRenderProps } from '@lingui/react'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import styles from './InPieces.module.css'

/**
 * A few words in the middle of a screen, parted where they have a comma or a stop: browsers part Chinese between any two
 * characters, also within a word, to make lines of one length. A clause that fills a line is parted as they do it.
 */
export function InPieces({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    // A sentence is known where it is drawn.
    <I18nProvider i18n={i18n} defaultComponent={Sentence}>
      {piecesOf(children)}
    </I18nProvider>
  )
}

const Sentence = ({ translation }: TransRenderProps) => piecesOf(translation)

const piecesOf = (words: ReactNode) => Children.map(words, (one) => (typeof one === 'string' ? piecesOfText(one) : one))

/** Only what stands in Chinese: words of other languages have spaces between them. */
function piecesOfText(words: string): ReactNode {
  const pieces = [...words.matchAll(PIECES)]
  return pieces.length < 2
    ? words
    : pieces.map(({ 0: piece, index }) =>
        piece.length > ONE_LINE ? (
          piece
        ) : (
          <span key={index} className={styles['piece']}>
            {piece}
          </span>
        ),
      )
}

/** Characters that have room beside each other in what is written large, on a phone. */
const ONE_LINE = 16

/** Up to and with a sign that ends a clause; one at the beginning belongs to what stands before. */
const PIECES = /[，。：；！？]*[^，。：；！？]+[，。：；！？”’）]*/g
