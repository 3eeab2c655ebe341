import { expect, it } from 'vitest'
import { fromLocalInput, toLocalInput } from './timestamp.ts'

it('gives back the minute that was written', () => {
  expect(toLocalInput(fromLocalInput('2026-11-21T08:05'))).toBe('2026-11-21T08:05')
})

it('counts seconds since 1970', () => {
  const morning = fromLocalInput('2026-11-21T08:00') ?? 0
  const noon = fromLocalInput('2026-11-21T12:00') ?? 0
  expect(noon - morning).toBe(4 * 3600)
})

it('reads nothing out of an empty or broken text', () => {
  expect(fromLocalInput('')).toBeNull()
  expect(fromLocalInput('demain')).toBeNull()
  expect(toLocalInput(null)).toBe('')
})
