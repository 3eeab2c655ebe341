import type { EmployeeRow } from '@org/api/import'
import { expect, it } from 'vitest'
import { checkRows, withExisting } from './check-rows.ts'

const faultsOf = (rows: readonly EmployeeRow[], ...existing: string[]) =>
  withExisting(checkRows(rows), new Set(existing))
const row = (line: number, email: string, more: object = {}) => ({
  line,
  email,
  phone_number: '',
  first_name: '',
  last_name: '',
  position: '',
  ...more,
})

it('has nothing to say of right rows', () => {
  expect(faultsOf([row(2, 'zoe@a.fr', { phone_number: '06 12 34 56 78' })]).size).toBe(0)
})

it('says which cell is wrong, as the form does', () => {
  const rows = [row(2, ''), row(3, 'zoe@'), row(4, 'zoe@a.fr', { phone_number: '12' })]
  expect([...faultsOf(rows)]).toEqual([
    [2, { email: 'Ne peut pas être vide' }],
    [3, { email: "Mauvais format d'email" }],
    [4, { phone_number: 'Mauvais format de téléphone' }],
  ])
})

it('keeps the first of several rows with one email, whatever the case', () => {
  const rows = [row(2, 'zoe@a.fr'), row(5, 'ZOE@a.fr'), row(9, 'zoe@a.fr')]
  expect([...faultsOf(rows)]).toEqual([
    [5, { email: 'En double avec la ligne 2' }],
    [9, { email: 'En double avec la ligne 2' }],
  ])
})

it('knows who is there already', () => {
  expect(faultsOf([row(2, 'Zoe@a.fr')], 'zoe@a.fr').get(2)).toEqual({
    email: 'Existe déjà',
  })
})

it('says it beside what else is wrong with the row, and of the first of several rows only', () => {
  const rows = [row(2, 'zoe@a.fr', { phone_number: '12' }), row(3, 'zoe@a.fr'), row(4, 'paul@a.fr')]
  expect([...faultsOf(rows, 'zoe@a.fr', 'lise@a.fr')]).toEqual([
    [2, { phone_number: 'Mauvais format de téléphone', email: 'Existe déjà' }],
    [3, { email: 'En double avec la ligne 2' }],
  ])
})

it('refuses texts for which there is no room', () => {
  expect(faultsOf([row(2, 'zoe@a.fr', { position: 'x'.repeat(201) })]).get(2)).toEqual({
    position: 'Ne peut pas dépasser 200 caractères',
  })
})
