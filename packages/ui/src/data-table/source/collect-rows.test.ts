import { expect, it } from 'vitest'
import { emptyQuery } from '../query/query.ts'
import { collectRows } from './collect-rows.ts'
import type { LoadRows } from './table-source.ts'

const all = Array.from({ length: 230 }, (_, index) => index)
const load: LoadRows<number> = async ({ page: { index, size } }) => ({
  rows: all.slice(index * size, (index + 1) * size),
  total: all.length,
})

it('requests pages until it has every row', async () => {
  expect(await collectRows(load, emptyQuery, new AbortController().signal)).toEqual(all)
})

it('stops if the server has fewer rows than it reports', async () => {
  const overreporting: LoadRows<number> = async (...args) => ({
    ...(await load(...args)),
    total: 1e6,
  })
  expect(await collectRows(overreporting, emptyQuery, new AbortController().signal)).toEqual(all)
})

it('stops loading once it is aborted', async () => {
  const controller = new AbortController()
  const requested: number[] = []
  const watched: LoadRows<number> = async (query, signal) => {
    requested.push(query.page.index)
    if (query.page.index === 1) controller.abort()
    return load(query, signal)
  }
  await expect(collectRows(watched, emptyQuery, controller.signal)).rejects.toThrow('aborted')
  expect(requested).toEqual([0, 1])
})
