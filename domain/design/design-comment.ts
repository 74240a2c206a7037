import { cleanAlbumText } from '../album/album-text.ts'
import { countGraphemes } from '../text/graphemes.ts'
import { STEERING_SIGNS } from '../text/steering-signs.ts'

/** Longest texts of a comment, in graphemes. */
export const COMMENT_TEXT_MAX = 300
export const COMMENT_NAME_MAX = 20
/** So many comments of a design are kept, resolved ones too. */
export const COMMENTS_MAX = 200

export type CommentRefusal = 'comment-empty' | 'comment-too-long' | 'comment-characters'

/** What somebody wrote to a page of a design that was shared with them. */
export interface CommentText {
  readonly name: string
  readonly text: string
}

/** Letters without a width, behind which others hide. */
const UNSEEN = /[\u200b\u2060-\u2065\ufeff]/u

/** A comment as it is kept; why it cannot be kept. A name is one line. */
export function readComment({ name, text }: CommentText): CommentText | CommentRefusal {
  const content = `${name}${text}`.replaceAll('\n', ' ')
  if (content.search(STEERING_SIGNS) >= 0 || UNSEEN.test(content)) {
    return 'comment-characters'
  }
  const clean = { name: cleanAlbumText(name).replace(/\s+/gu, ' '), text: cleanAlbumText(text) }
  if (clean.name === '' || clean.text === '') {
    return 'comment-empty'
  }
  const tooLong = countGraphemes(clean.name) > COMMENT_NAME_MAX || countGraphemes(clean.text) > COMMENT_TEXT_MAX
  return tooLong ? 'comment-too-long' : clean
}
