import { expect, test } from 'vitest'
import { COMMENT_NAME_MAX, COMMENT_TEXT_MAX, readComment } from './design-comment.ts'

const of = (name: string, text: string) => readComment({ name, text })

test('a comment is kept composed, its name in one line, its text with its lines', () => {
  expect(of(' Oma\n Lotte ', 'Cafe\u0301!\nSchön 👨‍👩‍👧‍👦 ')).toEqual({
    name: 'Oma Lotte',
    text: 'Café!\nSchön 👨‍👩‍👧‍👦',
  })
})

test('nobody, and nothing, is no comment; and its length ends', () => {
  expect([of(' ', 'a'), of('a', '\n')]).toEqual(['comment-empty', 'comment-empty'])
  const [name, text] = ['字'.repeat(COMMENT_NAME_MAX), '字'.repeat(COMMENT_TEXT_MAX)]
  expect(of(name, text)).toEqual({ name, text })
  expect([of(`${name}字`, text), of(name, `${text}字`)]).toEqual(['comment-too-long', 'comment-too-long'])
})

test('steering characters are refused: nothing turns the direction of reading or hides in a comment', () => {
  const steering = ['\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u0007', '\u0000']
  expect(steering.map((one) => of('a', `a${one}b`))).toEqual(steering.map(() => 'comment-characters'))
  expect(of('a\u202eb', 'a')).toEqual('comment-characters')
})
