import type { Firestore } from 'firebase-admin/firestore'
import { fingerprintOf } from '@org/adapters/secrets'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { holdKey } from '../src/host/hold-key.ts'
import { emptyDatabase, type EmulatedDatabase } from './emulated-firestore.ts'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const

let database: EmulatedDatabase
beforeEach(() => {
  database = emptyDatabase()
})

/** Opens a connection, as another instance does. */
function open(): Firestore {
  const db = database.open()
  onTestFinished(() => db.terminate())
  return db
}

it('accepts the key that the data belongs to alone, until it is replaced on purpose', async () => {
  const db = open()
  await holdKey(db, first, '')
  await holdKey(db, first, '')
  const refused = holdKey(db, second, '')
  await expect(refused).rejects.toThrow(
    /are lost: the addresses of files .* set REPLACE_KEY=\w{16}\.$/,
  )

  const replaced = fingerprintOf(first)
  await holdKey(db, second, replaced)
  await holdKey(db, second, replaced)
  // The setting names what was given up, and accepts no second loss.
  await expect(holdKey(db, 'c'.repeat(32), replaced)).rejects.toThrow('SERVER_KEY: this is not')
  await expect(holdKey(db, first, '')).rejects.toThrow('SERVER_KEY: this is not')
})

it('lets one of several instances go on that start together with different keys', async () => {
  const keys = [first, second, first, second]
  const results = await Promise.allSettled(keys.map((key) => holdKey(open(), key, '')))
  const accepted = keys.filter((_, index) => results[index]?.status === 'fulfilled')
  expect(new Set(accepted).size).toBe(1)
  expect(accepted).toHaveLength(2)
})
