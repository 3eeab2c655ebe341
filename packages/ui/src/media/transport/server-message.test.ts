import { expect, it } from 'vitest'
import { refusalHint } from './server-message.ts'

it('returns the message of a rejection on one line', () => {
  expect(refusalHint(413, { message: ' Le studio\nest plein. ' })).toBe('Le studio est plein.')
})

it.each([
  ['no message', 413, { error: 'Le studio est plein.' }],
  ['a message that is not text', 413, { message: 7 }],
  ['an empty message', 413, { message: ' ' }],
  ['a page instead of data', 413, '<html>Request Entity Too Large</html>'],
  ['too long a message', 413, { message: 'x'.repeat(301) }],
  ['a server error', 500, { message: 'Unknown error' }],
] as const)('returns nothing for %s', (_, status, response) => {
  expect(refusalHint(status, response)).toBeUndefined()
})
