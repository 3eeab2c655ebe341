import { expect, it } from 'vitest'
import { nextBatchSize } from './next-batch.ts'

const rows = (count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    email: `a${at}@b.fr`,
    phone_number: '',
    first_name: text,
    last_name: text,
    position: text,
    team: text,
  }))

it('allows up to 200 rows', () => {
  expect([0, 1, 200, 201].map((count) => nextBatchSize(rows(count)))).toEqual([0, 1, 200, 200])
})

it('allows fewer rows if they are long, to stay within the server’s size limit', () => {
  const queue = rows(200, '字'.repeat(200))
  const size = nextBatchSize(queue)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThan(200)
  const body = JSON.stringify({ rows: queue.slice(0, size) })
  expect(new TextEncoder().encode(body).length).toBeLessThan(512 * 1024)
})
