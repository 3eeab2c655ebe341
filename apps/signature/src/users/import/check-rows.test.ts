import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'

const nobody = new Set<string>()
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
  expect(checkRows([row(2, 'zoe@a.fr', { phone_number: '06 12 34 56 78' })], nobody).size).toBe(0)
})

it('says which cell is wrong, as the form does', () => {
  const rows = [row(2, ''), row(3, 'zoe@'), row(4, 'zoe@a.fr', { phone_number: '12' })]
  expect([...checkRows(rows, nobody)]).toEqual([
    [2, { email: 'Ne peut pas être vide' }],
    [3, { email: "Mauvais format d'email" }],
    [4, { phone_number: 'Mauvais format de téléphone' }],
  ])
})

it('keeps the first of several rows with one email, whatever the case', () => {
  const rows = [row(2, 'zoe@a.fr'), row(5, 'ZOE@a.fr'), row(9, 'zoe@a.fr')]
  expect([...checkRows(rows, nobody)]).toEqual([
    [5, { email: 'En double avec la ligne 2' }],
    [9, { email: 'En double avec la ligne 2' }],
  ])
})

it('knows who is there already', () => {
  expect(checkRows([row(2, 'Zoe@a.fr')], new Set(['zoe@a.fr'])).get(2)).toEqual({
    email: 'Existe déjà',
  })
})

it('refuses texts for which there is no room', () => {
  expect(checkRows([row(2, 'zoe@a.fr', { position: 'x'.repeat(201) })], nobody).get(2)).toEqual({
    position: 'Ne peut pas dépasser 200 caractères',
  })
})
