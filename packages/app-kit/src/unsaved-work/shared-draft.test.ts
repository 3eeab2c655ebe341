import 'fake-indexeddb/auto'
import { createStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { openSharedDraft } from './shared-draft.ts'

interface Note {
  text: string
  /** The tab's current step, which is not part of the work. */
  step: number
}

let count = 0

/** Opens a browser. Each call of the returned function opens another tab. */
function browser() {
  count += 1
  const store = createStore(`browser-${count}`, 'kept')
  return () =>
    openSharedDraft<Note>({
      store,
      key: 'draft',
      stashKey: 'stash',
      complete: (stored) => ({ text: '', step: 0, ...stored }),
      isSame: (one, other) => one.text === other.text,
    })
}

const note = (text: string, step = 0): Note => ({ text, step })

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage() })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('finds no draft at first, then the one that was written', async () => {
  const open = browser()
  expect(await open().open()).toBeNull()
  expect(await open().write(note('mine'))).toBeNull()
  expect(await open().open()).toEqual({ draft: note('mine'), other: null })
})

it('overwrites its own drafts, even while an earlier write is in progress', async () => {
  const tab = browser()()
  const writes = await Promise.all([tab.write(note('one')), tab.write(note('two'))])
  expect(writes).toEqual([null, null])
  expect(await tab.read()).toEqual(note('two'))
})

it('does not overwrite a newer draft from another tab, but returns that draft until the two are merged', async () => {
  const open = browser()
  const [mine, theirs] = [open(), open()]
  await mine.write(note('base'))
  await theirs.open()
  await theirs.write(note('theirs'))
  expect(await mine.write(note('mine'))).toEqual(note('theirs'))
  expect(await mine.write(note('mine, longer'))).toEqual(note('theirs'))
  expect((await mine.peek())?.draft).toEqual(note('theirs'))
  await mine.overwrite(note('both'))
  expect(await mine.read()).toEqual(note('both'))
  expect(await mine.write(note('both, longer'))).toBeNull()
})

it('overwrites another tab’s copy of the same work', async () => {
  const open = browser()
  const mine = open()
  await mine.write(note('same'))
  await open().overwrite(note('same', 2))
  expect(await mine.write(note('same', 1))).toBeNull()
  expect(await mine.read()).toEqual(note('same', 1))
})

it('returns two conflicting drafts until the user decides', async () => {
  const open = browser()
  const tab = open()
  await open().overwrite(note('theirs'))
  await tab.writeBeside(note('mine'))
  expect(await open().open()).toEqual({ draft: note('mine'), other: note('theirs') })
  await tab.overwrite(note('mine'))
  await open().overwrite(note('later'))
  expect(await open().open()).toEqual({ draft: note('later'), other: null })
})

it('reports whether another tab has written in the meantime', async () => {
  const open = browser()
  const tab = open()
  expect(await tab.peek()).toBeNull()
  await tab.write(note('mine'))
  expect(await tab.peek()).toEqual({ draft: note('mine'), isSeen: true })
  const other = open()
  await other.overwrite(note('theirs'))
  expect(await tab.peek()).toEqual({ draft: note('theirs'), isSeen: false })
  await tab.read()
  expect(await tab.peek()).toEqual({ draft: note('theirs'), isSeen: true })
  expect(tab.version()).toBe(other.version())
})

it('restores an edit that was stashed when the page was closed', async () => {
  const open = browser()
  const closed = open()
  await closed.write(note('written'))
  closed.stash(note('stashed'))
  expect(await open().open()).toEqual({ draft: note('stashed'), other: null })
  expect(await open().read()).toEqual(note('stashed'))
})

it('returns both drafts if another tab has written after the page was closed', async () => {
  const open = browser()
  const closed = open()
  await closed.write(note('written'))
  closed.stash(note('stashed'))
  await open().overwrite(note('theirs'))
  expect(await open().open()).toEqual({ draft: note('stashed'), other: note('theirs') })
})

it('removes the draft, the conflicting draft and the stash', async () => {
  const tab = browser()()
  await tab.write(note('mine'))
  await tab.writeBeside(note('beside'))
  tab.stash(note('stashed'))
  await tab.remove()
  expect(await tab.open()).toBeNull()
})
