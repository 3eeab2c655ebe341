import type { SignatureTemplate } from '@org/api/client'
import { expect, it } from 'vitest'
import { arrangeTemplates } from './arrange-templates.ts'

const template = (name: string, updated_at: number, users_count: number): SignatureTemplate => ({
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
const templates = [
  template('Salon 10', 3, 2),
  template('Été', 1, 2),
  template('Salon 9', 2, 7),
  template('Accueil', 4, 0),
]
const names = (query: Partial<Parameters<typeof arrangeTemplates>[1]>) =>
  arrangeTemplates(templates, { search: '', sorting: [], ...query }).map(({ name }) => name)

it('begins with what was changed last', () => {
  expect(names({})).toEqual(['Accueil', 'Salon 10', 'Salon 9', 'Été'])
  expect(names({ sorting: [{ key: 'unknown', direction: 'ascending' }] })).toEqual(names({}))
})

it('orders by name as French does, and numbers by their size', () => {
  expect(names({ sorting: [{ key: 'name', direction: 'ascending' }] })).toEqual([
    'Accueil',
    'Été',
    'Salon 9',
    'Salon 10',
  ])
})

it('orders by use and by change, and equals by name', () => {
  expect(names({ sorting: [{ key: 'users', direction: 'descending' }] })).toEqual([
    'Salon 9',
    'Été',
    'Salon 10',
    'Accueil',
  ])
  expect(names({ sorting: [{ key: 'updated_at', direction: 'ascending' }] })[0]).toBe('Été')
})

it('finds names that hold every word, whatever their accents', () => {
  expect(names({ search: 'ETE' })).toEqual(['Été'])
  expect(names({ search: '10 sal' })).toEqual(['Salon 10'])
  expect(names({ search: 'hiver' })).toEqual([])
})
