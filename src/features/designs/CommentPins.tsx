import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { DesignComment } from '../../ports/shared-design-ports.ts'
import styles from './CommentPins.module.css'

interface CommentPinsProps<Comment extends DesignComment> {
  readonly comments: readonly Comment[]
  /** Which of them is read. */
  readonly chosen?: string | undefined
  /** Where a pin stands. */
  placeOf(comment: Comment): CSSProperties
  onChoose(comment: Comment): void
}

/** Comments where they were put: numbered pins, each with its words for a reader. */
export function CommentPins<Comment extends DesignComment>(props: CommentPinsProps<Comment>) {
  const { comments, chosen, placeOf, onChoose } = props
  const { t } = useLingui()
  return comments.map((comment, at) => {
    const { id, name, text } = comment
    const number = at + 1
    return (
      <button
        key={id}
        type="button"
        className={styles['pin']}
        style={placeOf(comment)}
        data-testid="comment-pin"
        aria-label={t`Comment ${number} by ${name}: ${text}`}
        aria-pressed={chosen === id}
        onClick={(event) => {
          event.stopPropagation()
          onChoose(comment)
        }}
      >
        {number}
      </button>
    )
  })
}
