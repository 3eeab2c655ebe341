import { expect, it } from 'vitest'
import { periodOf } from './period.ts'

const day = (text: string) => new Date(`${text}T10:00:00`).getTime() / 1000
const start_date = day('2026-03-03')
const end_date = day('2026-04-20')

it.each([
  [{ start_date, end_date }, 'du 3 mars 2026 au 20 avril 2026'],
  [{ start_date, end_date: null }, 'à partir du 3 mars 2026'],
  [{ start_date: null, end_date }, 'jusqu’au 20 avril 2026'],
  [{ start_date: null, end_date: null }, 'sans limite'],
])('describes when a banner runs, including periods without a start or an end', (dates, text) => {
  expect(periodOf(dates)).toBe(text)
})
