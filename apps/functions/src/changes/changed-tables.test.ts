import { followedTables } from '@org/api/contract'
import { expect, it } from 'vitest'
import { balanceCollection } from '../repositories/ledger-documents.ts'
import { coachingRules, sharedRules, stockRules } from '../repositories/table-rules.ts'
import { changedTables } from './changed-tables.ts'

const row = { organisation_id: 'o' }
const inOther = { organisation_id: 'p' }

it('lists each changed table once, by organisation', () => {
  const changed = changedTables([
    { collection: 'products', id: 'a', value: row, former: null },
    { collection: 'products', id: 'b', value: row, former: row },
    { collection: 'suppliers', id: 'c', value: null, former: inOther },
  ])
  expect(changed).toEqual(
    new Map([
      ['o', new Set(['products'])],
      ['p', new Set(['suppliers'])],
    ]),
  )
})

it('leaves out tables that no page follows, such as sessions and jobs', () => {
  const collections = ['sessions', 'jobs', 'audit', 'idempotency_keys', 'accounts']
  const changes = collections.map((collection) => ({
    collection,
    id: 'a',
    value: row,
    former: row,
  }))
  expect(changedTables(changes).size).toBe(0)
})

it('follows only tables that exist', () => {
  const known = [sharedRules, stockRules, coachingRules].flatMap((rules) =>
    Object.values(rules).map(({ collection }) => collection),
  )
  expect([...known, balanceCollection]).toEqual(expect.arrayContaining([...followedTables]))
})
