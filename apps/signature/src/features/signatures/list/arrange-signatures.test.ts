import type { SignatureTemplate } from '@org/api/client'
import { expect, it } from 'vitest'
import { arrangeSignatures } from './arrange-signatures.ts'

const signature = (name: string, updated_at: number, users_count: number): SignatureTemplate => ({
  id: name,
  organisation_id: 'o',
  name,
  team_id: null,
  signatureData: '{}',
  users_count,
  created_at: 0,
  updated_at,
  revision: 1,
})
const signatures = [
  signature('Salon 10', 3, 2),
  signature('Été', 1, 2),
  signature('Salon 9', 2, 7),
  signature('Accueil', 4, 0),
]
const names = (query: Partial<Parameters<typeof arrangeSignatures>[1]>) =>
  arrangeSignatures(signatures, { search: '', sorting: [], ...query }).map(({ name }) => name)

it('puts the most recently changed signatures first', () => {
  expect(names({})).toEqual(['Accueil', 'Salon 10', 'Salon 9', 'Été'])
  expect(names({ sorting: [{ key: 'unknown', direction: 'ascending' }] })).toEqual(names({}))
})

it('sorts names by French rules, and the numbers in them by value', () => {
  expect(names({ sorting: [{ key: 'name', direction: 'ascending' }] })).toEqual([
    'Accueil',
    'Été',
    'Salon 9',
    'Salon 10',
  ])
})

it('sorts by use and by date of change, and orders signatures with equal values by name', () => {
  expect(names({ sorting: [{ key: 'users', direction: 'descending' }] })).toEqual([
    'Salon 9',
    'Été',
    'Salon 10',
    'Accueil',
  ])
  expect(names({ sorting: [{ key: 'updated_at', direction: 'ascending' }] })[0]).toBe('Été')
})

it('finds names that contain every word, ignoring accents', () => {
  expect(names({ search: 'ETE' })).toEqual(['Été'])
  expect(names({ search: '10 sal' })).toEqual(['Salon 10'])
  expect(names({ search: 'hiver' })).toEqual([])
})
