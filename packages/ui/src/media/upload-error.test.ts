import { expect, it } from 'vitest'
import { isPassing, isRetryable, toUploadError, UploadError } from './upload-error.ts'

const withStatus = (status: number) => Object.assign(new Error('of a client'), { status })

it('wraps any error in an upload error', () => {
  const own = new UploadError('aspect_ratio')
  expect(toUploadError(own)).toBe(own)
  expect(toUploadError(new DOMException('stopped', 'AbortError')).type).toBe('cancelled')
  expect(toUploadError(withStatus(0)).type).toBe('network')
  expect(toUploadError(withStatus(413))).toMatchObject({ type: 'refused', status: 413 })
  expect(toUploadError('no disk')).toMatchObject({ type: 'refused', message: 'no disk' })
})

it('keeps the original error as its payload', () => {
  const thrown = withStatus(500)
  expect(toUploadError(thrown)).toMatchObject({ message: 'of a client', payload: thrown })
})

it.each([
  ['network', undefined, true],
  ['refused', 503, true],
  ['refused', 404, false],
  ['refused', undefined, false],
  ['cancelled', undefined, false],
  ['file_type', undefined, false],
] as const)('treats %s with status %s as temporary: %s', (type, status, expected) => {
  expect(isPassing(new UploadError(type, { status }))).toBe(expected)
})

it('allows retrying unless the file itself is the problem', () => {
  expect(isRetryable(new UploadError('refused', { status: 413 }))).toBe(true)
  expect(isRetryable(new UploadError('cancelled'))).toBe(true)
  expect(isRetryable(new UploadError('file_type'))).toBe(false)
  expect(isRetryable(new UploadError('aspect_ratio'))).toBe(false)
})
