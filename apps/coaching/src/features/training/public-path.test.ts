import { expect, it } from 'vitest'
import { isPublicTrainingPath } from './public-path.ts'

it.each([
  ['/app/training-sessions/0123456789abcdefghi-_A', true],
  ['/app/training-sessions/cut', true],
  [`/app/training-sessions/${'a'.repeat(32)}`, false],
  ['/app/training-sessions', false],
  ['/app/training-sessions/key/more', false],
  ['/training-session/launch', true],
  ['/home', false],
])('decides whether %s opens without a sign-in: %s', (path, isPublic) => {
  expect(isPublicTrainingPath(path)).toBe(isPublic)
})
