import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import { draftStorages } from './tab-drafts.ts'

const store = createStore('paraphe-draft-files', 'files')

/** Files that are not in IndexedDB, because they are still being written or the storage is full. */
const unwritten = new Map<string, File>()

const ownerOf = (id: string) => decodeURIComponent(id.split('/')[0] ?? '')

/**
 * Keeps a draft's file in this browser, in IndexedDB because it is too large for local storage.
 *
 * @returns the id by which the draft refers to the file; it is valid immediately
 */
export function keepFile(ownerId: string, file: File): string {
  const id = `${encodeURIComponent(ownerId)}/${crypto.randomUUID()}`
  unwritten.set(id, file)
  void write(id, file)
  return id
}

async function write(id: string, file: File): Promise<void> {
  try {
    await set(id, file, store)
  } catch (error) {
    // If writing fails, the file stays in `unwritten` and is lost when the page closes.
    console.error(error)
    return
  }
  // The file was forgotten while it was being written.
  if (!unwritten.delete(id)) await del(id, store)
}

/** Returns a kept file; null if the browser does not have it any more. */
export async function readKeptFile(id: string): Promise<File | null> {
  const file = unwritten.get(id)
  if (file) return file
  try {
    return (await get<File>(id, store)) ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

export async function forgetFile(id: string): Promise<void> {
  unwritten.delete(id)
  await del(id, store).catch(console.error)
}

/** Forgets a file unless a draft refers to it. */
export async function forgetUnnamedFile(id: string): Promise<void> {
  const kept = draftStorages()?.kept
  if (kept && !isNamed(kept, id)) await forgetFile(id)
}

const isNamed = (kept: Storage, id: string): boolean =>
  Array.from({ length: kept.length }, (_, index) => kept.getItem(kept.key(index) ?? '')).some(
    (text) => text?.includes(JSON.stringify(id)) === true,
  )

/** Forgets all files except those of the given accounts. */
export async function clearKeptFiles(exceptOwners: readonly string[] = []): Promise<void> {
  const isForeign = (id: string) => !exceptOwners.includes(ownerOf(id))
  for (const id of [...unwritten.keys()].filter(isForeign)) unwritten.delete(id)
  if (typeof indexedDB === 'undefined') return
  try {
    await delMany((await keys<string>(store)).filter(isForeign), store)
  } catch (error) {
    console.error(error)
  }
}
