import { expect, it } from 'vitest'
import { emptyQuery } from '../query/query.ts'
import { collectRows } from './collect-rows.ts'
import type { LoadRows } from './table-source.ts'

const all = Array.from({ length: 230 }, (_, index) => index)
const load: LoadRows<number> = async ({ page: { index, size } }) => ({
  rows: all.slice(index * size, (index + 1) * size),
  total: all.length,
})

it('asks page by page until every row is there', async () => {
  expect(await collectRows(load, emptyQuery, new AbortController().signal)).toEqual(all)
})

it('stops where a server promises more rows than it has', async () => {
  const boasting: LoadRows<number> = async (...asked) => ({ ...(await load(...asked)), total: 1e6 })
  expect(await collectRows(boasting, emptyQuery, new AbortController().signal)).toEqual(all)
})

it('stops loading once it is aborted', async () => {
  const controller = new AbortController()
  const asked: number[] = []
  const watched: LoadRows<number> = async (query, signal) => {
    asked.push(query.page.index)
    if (query.page.index === 1) controller.abort()
    return load(query, signal)
  }
  await expect(collectRows(watched, emptyQuery, controller.signal)).rejects.toThrow('aborted')
  expect(asked).toEqual([0, 1])
})
