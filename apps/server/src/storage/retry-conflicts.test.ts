import { DatabaseUnavailable } from '@org/api'
import { expect, it, vi } from 'vitest'
import { retryConflicts } from './retry-conflicts.ts'

const conflict = (code: string) => Object.assign(new Error('conflict'), { code })

it.each(['40001', '40P01'])(
  'runs the work again after %s, and returns its result',
  async (code) => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(conflict(code))
    work.mockResolvedValue('done')
    expect(await retryConflicts(work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  },
)

it('gives up after five attempts, since the call may succeed later', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(conflict('40P01'))
  await expect(retryConflicts(work)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(work).toHaveBeenCalledTimes(5)
})

it('leaves other errors, and statements inside a transaction, to the caller', async () => {
  const other = conflict('23505')
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(other)
  await expect(retryConflicts(work)).rejects.toBe(other)
  const inside = conflict('40001')
  work.mockRejectedValue(inside)
  await expect(retryConflicts(work, () => false)).rejects.toBe(inside)
  expect(work).toHaveBeenCalledTimes(2)
})
