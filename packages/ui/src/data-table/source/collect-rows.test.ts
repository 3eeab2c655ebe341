import { describe, expect, it } from 'vitest'
import { emptyQuery } from '../query/query.ts'
import { collectRows } from './collect-rows.ts'
import type { LoadRows } from './table-source.ts'

/** A server with `count` rows that sends at most `limit` of them at a time, and what it was asked. */
function server(count: number, limit = Infinity, reported = count) {
  const all = Array.from({ length: count }, (_, index) => index)
  const asked: string[] = []
  const busy = { now: 0, most: 0 }
  const load: LoadRows<number> = async ({ page: { index, size } }, signal) => {
    signal.throwIfAborted()
    asked.push(`${index}×${size}`)
    busy.most = Math.max(busy.most, ++busy.now)
    await Promise.resolve()
    busy.now--
    const start = index * size
    return { rows: all.slice(start, start + Math.min(size, limit)), total: reported }
  }
  const collect = (using = load, signal = new AbortController().signal) =>
    collectRows(using, emptyQuery, signal)
  return { all, asked, busy, load, collect }
}

describe('collectRows', () => {
  it('asks for 1,000 rows at a time, and for four pages at once', async () => {
    const { all, asked, busy, collect } = server(50_000)
    expect(await collect()).toEqual(all)
    expect(asked).toEqual(Array.from({ length: 50 }, (_, index) => `${index}×1000`))
    expect(busy.most).toBe(4)
  })

  it.each([
    ['none', 0, Infinity, 1],
    ['fewer than a page', 230, Infinity, 1],
    ['exactly one page', 1000, Infinity, 1],
    ['one more than a page', 1001, Infinity, 2],
    ['pages of at most 500', 2300, 500, 5],
    ['pages of at most 100', 2300, 100, 23],
    ['pages of any length', 1500, 437, 9],
    ['one row at a time', 12, 1, 12],
  ])('loads every row once: %s', async (_, count, limit, requests) => {
    const { all, asked, collect } = server(count, limit)
    expect(await collect()).toEqual(all)
    expect(asked).toHaveLength(requests)
  })

  it('stops if the server has fewer rows than it reports', async () => {
    const { all, asked, collect } = server(2300, Infinity, 1e6)
    expect(await collect()).toEqual(all)
    expect(asked.length).toBeLessThan(20)
  })

  it('stops loading once it is aborted', async () => {
    const { asked, load, collect } = server(20_000)
    const controller = new AbortController()
    const aborting: typeof load = async (query, signal) => {
      if (query.page.index === 1) controller.abort()
      return load(query, signal)
    }
    await expect(collect(aborting, controller.signal)).rejects.toThrow('aborted')
    expect(asked).toEqual(['0×1000'])
  })

  it('fails with the first failure, which aborts the other requests', async () => {
    const { asked, load, collect } = server(20_000)
    const failing: typeof load = async (query, signal) => {
      if (query.page.index === 3) throw new Error('503')
      return load(query, signal)
    }
    await expect(collect(failing)).rejects.toThrow('503')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked.length).toBeLessThan(9)
  })
})
