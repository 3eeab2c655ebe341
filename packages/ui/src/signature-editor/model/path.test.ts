import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './path.ts'

const data = { logo: { url: 'a' }, icons: [{ url: 'b' }, { url: 'c' }] }

it('reads the value at a path', () => {
  expect(valueAt(data, 'logo.url')).toBe('a')
  expect(valueAt(data, 'icons[1].url')).toBe('c')
  expect(valueAt(data, 'icons[7].url')).toBeUndefined()
  expect(valueAt(data, 'banner.media.src')).toBeUndefined()
})

it('changes only the value at the path', () => {
  const changed = withValueAt(data, 'icons[1].url', '')
  expect(changed).toEqual({ logo: { url: 'a' }, icons: [{ url: 'b' }, { url: '' }] })
  expect(changed.logo).toBe(data.logo)
  expect(changed.icons[0]).toBe(data.icons[0])
  expect(data.icons[1]?.url).toBe('c')
})

it('returns the same object if nothing changes', () => {
  expect(withValueAt(data, 'logo.url', 'a')).toBe(data)
  expect(withValueAt(data, 'banner.url', '')).toBe(data)
})
