import { randomUUID } from 'node:crypto'
import type { Client } from '@org/api/client'
import { idOf } from './sizes.ts'

const people = 10
const rounds = 40
const scans = 50
/** Rounds that warm the server up and are not counted. */
const warmUp = 4

/**
 * Lets ten people book up to 50 scanned units each, at the same moment and in the same centre,
 * again and again. Every second booking removes the units that the previous one added.
 *
 * @returns how long each booking took, in ms
 */
export async function bookTogether(client: Client): Promise<number[]> {
  const times: number[] = []
  const path = { id: idOf('centre', 1) }
  // Negative rounds warm the server up.
  for (let round = -warmUp; round < rounds; round += 1) {
    const isRemoval = round % 2 !== 0
    const booked = Array.from({ length: people }, async (_, person) => {
      const lines = scannedBy(person, Math.floor((round + warmUp) / 2))
      const body = { bookingId: randomUUID(), lines }
      const start = performance.now()
      const call = isRemoval ? 'removeStock' : 'addStock'
      await client.call(call, { path, body }, { idempotencyKey: body.bookingId })
      return performance.now() - start
    })
    const took = await Promise.all(booked)
    if (round >= 0) times.push(...took)
  }
  return times
}

/**
 * Returns random lines of products that are not below their trigger; a removal gets the same lines
 * as the addition before it.
 */
function scannedBy(person: number, pair: number) {
  let state = person * 1000 + pair
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  const numbers = Array.from({ length: scans }, () => ((random() >> 8) % 3333) * 3 + 1)
  return [...new Set(numbers)].map((number) => ({ productId: idOf('product', number), qty: 1 }))
}
