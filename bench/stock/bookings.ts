import { randomUUID } from 'node:crypto'
import type { Client } from '@org/api/client'
import { idOf, sizes } from './sizes.ts'

const people = 10
const rounds = 40
const scans = 50
/** Rounds before the server is warm. */
const warmUp = 4

/**
 * Ten people book 50 scanned units each at the same moment and in the same centre, again and again: every
 * other time they take out what they have put in before.
 *
 * @returns how long each booking took, in ms
 */
export async function bookTogether(client: Client): Promise<number[]> {
  const times: number[] = []
  const path = { id: idOf('centre', 1) }
  // The first rounds are not counted.
  for (let round = -warmUp; round < rounds; round += 1) {
    const isRemoval = round % 2 !== 0
    const booked = Array.from({ length: people }, async (_, person) => {
      const lines = scannedBy(person, Math.floor((round + warmUp) / 2))
      const body = { bookingId: randomUUID(), lines }
      const start = performance.now()
      if (isRemoval) await client.call('removeStock', { path, body })
      else await client.call('addStock', { path, body })
      return performance.now() - start
    })
    const took = await Promise.all(booked)
    if (round >= 0) times.push(...took)
  }
  return times
}

/** Different products, none of them below its trigger, of which some are scanned by others as well. */
function scannedBy(person: number, round: number) {
  return Array.from({ length: scans }, (_, scan) => {
    const number = (person * 45 + scan + round * 500) * 3 + 1
    return { productId: idOf('product', number % sizes.products), qty: 1 }
  })
}
