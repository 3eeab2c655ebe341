import { memoryAdapters } from '@org/api/memory'
import { describeSuites, type MakeHost, memoryHost, suites } from '@org/api/testing'
import { expect } from 'vitest'
import { firestoreRepositories } from '../src/repositories/firestore-repositories.ts'
import { collections } from './collections.ts'
import { emptyDatabase } from './emulated-firestore.ts'

const makeHost: MakeHost = async ({ clock, mailer }) => {
  const db = emptyDatabase().open()
  const repositories = firestoreRepositories(db)
  return {
    ...memoryHost(memoryAdapters(undefined, { clock, mailer, repositories })),
    async close() {
      const written = (await db.listCollections()).map(({ id }) => id)
      // Collections missing from the list would not be tested for direct access.
      expect(written.filter((id) => !collections.includes(id))).toEqual([])
      await db.terminate()
    },
  }
}

/**
 * Declares the contract suites of a product on Firestore. Each suite has a database of its own: for
 * a query, the emulator searches all documents of a collection, which would include those of the
 * other suites.
 */
export function describeOnFirestore(product: 'stock' | 'coaching'): void {
  const titles = Object.keys(suites) as (keyof typeof suites)[]
  const own = titles.filter((title) => title.startsWith(`${product} `))
  for (const title of own) describeSuites('Firestore', makeHost, [title])
}
