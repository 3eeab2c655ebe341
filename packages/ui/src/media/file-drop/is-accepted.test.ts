import { expect, it } from 'vitest'
import { isAccepted } from './is-accepted.ts'

const file = (name: string, type = '') => new File([''], name, { type })

it.each([
  [file('EQUIPE.XLSX'), ['.csv', '.xlsx']],
  [file('equipe', 'text/csv'), ['.xlsx', 'text/csv']],
  [file('photo', 'image/jpeg'), ['image/jpg']],
  [file('photo', 'image/webp'), ['image/*']],
  [file('whatever.bin'), []],
])('accepts %o if the input accepts %o', (given, accept) => {
  expect(isAccepted(given, accept)).toBe(true)
})

it.each([
  [file('image.png', 'image/png'), ['.xlsx', '.csv', 'text/csv', 'text/plain']],
  [file('xlsx'), ['.xlsx']],
  [file('film.mp4', 'video/mp4'), ['image/*']],
  [file('equipe.csv'), ['text/csv']],
])('rejects %o if the input accepts %o', (given, accept) => {
  expect(isAccepted(given, accept)).toBe(false)
})
