import { clearTabDrafts, draftStorages } from '@org/app-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyBooking, type NewLine, startAttempt, withLine, withUnits } from './booking-list.ts'
import { openBookingStore } from './booking-store.ts'

const place = { userId: 'karim', centreId: 'bastille', kind: 'add' } as const
const line: NewLine = {
  id: 'one',
  product: {
    id: 'gloves',
    name: 'Gants nitrile M',
    code: 'G1',
    conditionnement: 100,
    photo: { ref: 'photo-gloves', url: '/api/stock/photo-file/photo-gloves' },
  },
  qty: 1,
  lot: null,
  expiry: null,
  question: null,
}
const scan = (list: typeof emptyBooking) => withUnits(list, line)

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('restores a list and its attempt after a reload', () => {
  const store = openBookingStore(place)
  store.change(scan)
  store.change((list) => startAttempt(list, () => 'key-of-this-booking'))
  expect(openBookingStore(place).read()).toEqual(store.read())
  expect(store.read().attempt?.bookingId).toBe('key-of-this-booking')
})

it('restores a lot that was being typed', () => {
  const store = openBookingStore(place)
  store.change(scan)
  store.change((list) => withLine(list, 'one', { typed: { lot: 'A1', expiry: '' } }))
  expect(openBookingStore(place).read().lines[0]?.typed).toEqual({ lot: 'A1', expiry: '' })
})

it('keeps separate lists for each account, centre and dialog', () => {
  openBookingStore(place).change(scan)
  for (const other of [{ userId: 'nadia' }, { centreId: 'lyon' }, { kind: 'remove' as const }]) {
    expect(openBookingStore({ ...place, ...other }).read()).toEqual(emptyBooking)
  }
})

it('adds to the list of another tab instead of overwriting it', () => {
  const [one, other] = [openBookingStore(place), openBookingStore(place)]
  one.read()
  other.change(scan)
  one.change(scan)
  expect(other.read().lines).toMatchObject([{ qty: 2 }])
})

it('reports changes of another tab', () => {
  const callback = vi.fn()
  const stop = openBookingStore(place).subscribe(callback)
  window.dispatchEvent(new StorageEvent('storage', { key: localStorage.key(0) }))
  expect(callback).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: localStorage.key(0) }))
  expect(callback).toHaveBeenCalledTimes(1)
})

it('leaves nothing behind once the list is empty', () => {
  const store = openBookingStore(place)
  store.change(scan)
  store.change(() => emptyBooking)
  expect(localStorage).toHaveLength(0)
})

it('keeps a list while the drafts of its owner are kept, and deletes it with them', () => {
  openBookingStore(place).change(scan)
  const storages = draftStorages()
  if (!storages) throw new Error('There is no storage')
  clearTabDrafts(storages, ['karim'])
  expect(openBookingStore(place).read().lines).toHaveLength(1)
  clearTabDrafts(storages, ['nadia'])
  expect(openBookingStore(place).read()).toEqual(emptyBooking)
})

it('keeps the list in memory if the storage is full', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const store = openBookingStore(place)
  store.change(scan)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.change(scan)
  expect(store.read().lines).toMatchObject([{ qty: 2 }])
  setItem.mockRestore()
  store.change(scan)
  expect(openBookingStore(place).read().lines).toMatchObject([{ qty: 3 }])
})

it.each(['nonsense', '{"lines":[{}],"problems":[],"attempt":null}', '{"lines":[]}'])(
  'ignores the stored text %s',
  (text) => {
    const store = openBookingStore(place)
    store.change(scan)
    localStorage.setItem(localStorage.key(0) ?? '', text)
    expect(openBookingStore(place).read()).toEqual(emptyBooking)
  },
)
