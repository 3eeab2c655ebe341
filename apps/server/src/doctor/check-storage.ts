import { randomUUID } from 'node:crypto'
import type { MediaStore } from '@org/api'
import { findingsOf, isOffline, reasonOf, type Finding } from './finding.ts'

const content = new TextEncoder().encode('written by npm run doctor')

/**
 * Stores a small file, reads it, and deletes it.
 *
 * @param advice what to do if that fails
 */
export async function checkStorage(
  store: MediaStore,
  place: string,
  advice: string,
): Promise<Finding> {
  const { fine, problem, unknown } = findingsOf('storage')
  const folder = `doctor-${randomUUID()}`
  const key = `${folder}/probe`
  try {
    await store.put(key, { type: 'text/plain', bytes: content })
    const stored = await store.get(key)
    await store.removeAll(folder)
    if (stored === null || !Buffer.from(stored.bytes).equals(content))
      return problem(`${place} returns other bytes than were stored → ${advice}`)
    if ((await store.get(key)) !== null)
      return problem(`${place} still has a file that was deleted → ${advice}`)
    return fine(`${place} stores, returns and deletes files.`)
  } catch (error) {
    return isOffline(error) ? unknown(error) : problem(`${place}: ${reasonOf(error)} → ${advice}`)
  }
}
