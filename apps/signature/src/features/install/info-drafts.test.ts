import { expect, it } from 'vitest'
import { draftOf, infoDraftsIn } from './info-drafts.ts'

const known = {
  first_name: 'Zoé',
  last_name: '',
  position: '',
  phone_number: '',
  mobile_number: '',
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

it('keeps the values that differ from the stored ones, separately for each install key', () => {
  const drafts = infoDraftsIn(memoryStorage())
  drafts.write('key-1', draftOf({ ...known, position: 'Directrice' }, known))

  expect(drafts.read('key-1')).toEqual({ position: 'Directrice' })
  expect(drafts.read('key-2')).toEqual({})
})

it('removes an empty draft', () => {
  const storage = memoryStorage()
  const drafts = infoDraftsIn(storage)
  drafts.write('key-1', { position: 'Directrice' })
  drafts.write('key-1', draftOf(known, known))

  expect(storage.length).toBe(0)
})

it.each(['{', 'null', '"text"', '{"position":1,"role":"admin"}'])(
  'ignores the invalid stored value %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('paraphe.install-info/key-1', text)
    expect(infoDraftsIn(storage).read('key-1')).toEqual({})
  },
)

it('works without storage when the browser blocks it', () => {
  const drafts = infoDraftsIn(null)
  drafts.write('key-1', { position: 'Directrice' })
  expect(drafts.read('key-1')).toEqual({})
})
