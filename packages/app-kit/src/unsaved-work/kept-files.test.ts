import 'fake-indexeddb/auto'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { clearDrafts } from './clear-drafts.ts'
import { forgetFile, forgetUnnamedFile, keepFile, readKeptFile } from './kept-files.ts'
import { tabDraftsIn } from './tab-drafts.ts'

const store = createStore('paraphe-draft-files', 'files')

const photo = () => new File(['gloves'], 'gants.jpg', { type: 'image/jpeg' })

const textOf = async (id: string) => (await readKeptFile(id))?.text() ?? null

/** Waits until IndexedDB has these files. */
const written = (...ids: string[]) =>
  vi.waitFor(async () => expect(await keys(store)).toEqual(expect.arrayContaining(ids)))

let storages: { localStorage: Storage; sessionStorage: Storage }

beforeEach(() => {
  storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
  vi.stubGlobal('window', storages)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Writes a draft that refers to a file. */
function writeDraft(ownerId: string, file: string) {
  const drafts = tabDraftsIn(
    { kept: storages.localStorage, tab: storages.sessionStorage },
    { name: 'product', parse: (stored) => stored },
  )
  drafts.write(drafts.keyFor({ ownerId, path: ['groupe'] }), { photo: file })
}

it('returns a file both before and after it is written to IndexedDB', async () => {
  const id = keepFile('nadia', photo())
  expect(await textOf(id)).toBe('gloves')
  await written(id)
  expect(await textOf(id)).toBe('gloves')
})

it('finds a file again on another page of this browser', async () => {
  const id = keepFile('nadia', photo())
  await written(id)
  vi.resetModules()
  const other = await import('./kept-files.ts')
  const found = await other.readKeptFile(id)
  expect(await found?.text()).toBe('gloves')
})

it('when the storage is full, keeps a file until the page closes', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const id = keepFile('nadia', photo())
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(await textOf(id)).toBe('gloves')
})

it('forgets a file even while it is being written', async () => {
  const id = keepFile('nadia', photo())
  await forgetFile(id)
  expect(await textOf(id)).toBeNull()
})

it('forgets a file that no draft refers to any more', async () => {
  const [named, unnamed] = [keepFile('nadia', photo()), keepFile('nadia', photo())]
  writeDraft('nadia', named)
  await written(named, unnamed)
  await Promise.all([named, unnamed].map(forgetUnnamedFile))
  expect([await textOf(named), await textOf(unnamed)]).toEqual(['gloves', null])
})

it('forgets other people’s files when their drafts are cleared', async () => {
  const [own, foreign] = [keepFile('nadia', photo()), keepFile('karim', photo())]
  await written(own, foreign)
  const late = keepFile('karim', photo())
  await clearDrafts(['nadia'])
  expect([await textOf(own), await textOf(foreign), await textOf(late)]).toEqual([
    'gloves',
    null,
    null,
  ])
})

it('forgets everything after a sign-out', async () => {
  const id = keepFile('nadia', photo())
  writeDraft('nadia', id)
  await written(id)
  await clearDrafts()
  expect(await textOf(id)).toBeNull()
  expect(storages.localStorage).toHaveLength(0)
})
