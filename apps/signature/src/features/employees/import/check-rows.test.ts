import type { EmployeeRow, KnownPerson } from '@org/api/import'
import { loadPhones } from '@org/api/phones'
import { expect, it } from 'vitest'
import { checkRows, compareRows } from './check-rows.ts'

const phones = await loadPhones()
const phoneRule = (text: string) =>
  text === '' ? null : phones.message(phones.read(text, 'FR'), 'FR')

const row = (line: number, email: string, more: Partial<EmployeeRow> = {}): EmployeeRow => ({
  line,
  email,
  phone_number: '',
  first_name: '',
  last_name: '',
  position: '',
  team: '',
  ...more,
})
const zoe: KnownPerson = {
  phone_number: '',
  first_name: 'Zoé',
  last_name: 'Roy',
  position: 'Vendeuse',
  role: 'member',
  team_id: 'ventes',
}
const findTeam = (name: string) => (name === 'Studio' ? { id: 'studio' } : undefined)

interface Case {
  known?: Record<string, KnownPerson>
  updatesExisting?: boolean
  callerRole?: 'admin' | 'team_admin'
}

const compared = (
  rows: readonly EmployeeRow[],
  { known = {}, updatesExisting = false, callerRole = 'admin' }: Case = {},
) =>
  compareRows(checkRows(rows, findTeam, phoneRule), {
    known: new Map(Object.entries(known)),
    callerRole,
    updatesExisting,
    findTeam,
    areSamePhones: (one, other) => phones.areSame(one, other, 'FR'),
  })
const errorsOf = (rows: readonly EmployeeRow[], options?: Case) => compared(rows, options).errors

it('accepts valid rows, with phone numbers of any country', () => {
  const rows = [
    row(2, 'zoe@a.fr', { phone_number: '06 12 34 56 78', team: 'Studio' }),
    row(3, 'uwe@a.fr', { phone_number: '+49 (0)30 123456' }),
    row(4, 'paul@a.fr', { phone_number: '' }),
  ]
  expect(errorsOf(rows).size).toBe(0)
})

it('reports the invalid cell with the form’s message', () => {
  const rows = [row(2, ''), row(3, 'zoe@'), row(4, 'zoe@a.fr', { phone_number: '12' })]
  expect([...errorsOf(rows)]).toEqual([
    [2, { email: 'Ne peut pas être vide' }],
    [3, { email: "Mauvais format d'email\nIl manque le domaine après le signe @" }],
    [4, { phone_number: expect.stringMatching(/^Mauvais format de téléphone\nIl manque/) }],
  ])
})

it('checks mobiles and Skype names too', () => {
  const rows = [
    row(2, 'zoe@a.fr', { mobile_number: '+49 1512 3456789', skype: 'live:zoe' }),
    row(3, 'leo@a.fr', { mobile_number: '12', skype: 'x'.repeat(101) }),
  ]
  expect([...errorsOf(rows)]).toEqual([
    [
      3,
      {
        mobile_number: expect.stringMatching(/^Mauvais format de téléphone\nIl manque/),
        skype: 'Ne peut pas dépasser 100 caractères',
      },
    ],
  ])
})

it('reports each row that repeats the email of an earlier row, ignoring case', () => {
  const rows = [row(2, 'zoe@a.fr'), row(5, 'ZOE@a.fr'), row(9, 'zoe@a.fr')]
  expect([...errorsOf(rows)]).toEqual([
    [5, { email: 'En double avec la ligne 2' }],
    [9, { email: 'En double avec la ligne 2' }],
  ])
})

it('compares an internationalised domain by its punycode', () => {
  const rows = [row(2, 'zoe@bücher.example'), row(3, 'zoe@xn--bcher-kva.example')]
  expect([...errorsOf(rows)]).toEqual([[3, { email: 'En double avec la ligne 2' }]])
  const known = { 'zoe@xn--bcher-kva.example': zoe }
  expect(errorsOf(rows.slice(0, 1), { known }).get(2)).toEqual({ email: 'Existe déjà' })
})

it('names errors of the spreadsheet in every field', () => {
  const rows = [row(2, '#N/A', { position: '#REF!', team: '#VALEUR!' })]
  expect(errorsOf(rows).get(2)).toEqual({
    email: 'Erreur du tableur : #N/A',
    position: 'Erreur du tableur : #REF!',
    team: 'Erreur du tableur : #VALEUR!',
  })
})

it('reports an email that already exists', () => {
  expect(errorsOf([row(2, 'Zoe@a.fr')], { known: { 'zoe@a.fr': zoe } }).get(2)).toEqual({
    email: 'Existe déjà',
  })
})

it('reports an existing email together with the row’s other errors, but only in the first row with that email', () => {
  const rows = [row(2, 'zoe@a.fr', { phone_number: '12' }), row(3, 'zoe@a.fr'), row(4, 'paul@a.fr')]
  expect([...errorsOf(rows, { known: { 'zoe@a.fr': zoe, 'lise@a.fr': zoe } })]).toEqual([
    [2, { phone_number: expect.stringMatching(/^Mauvais/), email: 'Existe déjà' }],
    [3, { email: 'En double avec la ligne 2' }],
  ])
})

it('rejects text that is too long', () => {
  expect(errorsOf([row(2, 'zoe@a.fr', { position: 'x'.repeat(201) })]).get(2)).toEqual({
    position: 'Ne peut pas dépasser 200 caractères',
  })
})

it('reports an unknown team, once the teams are loaded', () => {
  const rows = [row(2, 'zoe@a.fr', { team: 'Ventes' })]
  expect(errorsOf(rows).get(2)).toEqual({ team: 'Équipe inconnue' })
  expect(checkRows(rows, null).errors.size).toBe(0)
})

it('counts the people whom an update changes, and those who are already up to date', () => {
  const known = { 'zoe@a.fr': zoe, 'lea@a.fr': zoe, 'ana@a.fr': zoe, 'max@a.fr': zoe }
  const rows = [
    row(2, 'zoe@a.fr', { first_name: 'Zoé' }),
    row(3, 'lea@a.fr', { position: 'Acheteuse' }),
    row(4, 'ana@a.fr', { team: 'Studio' }),
    row(5, 'max@a.fr', { team: 'Inconnue', position: 'Acheteur' }),
    row(6, 'neuf@a.fr', { first_name: 'Neuf' }),
  ]
  const { changing, same, errors } = compared(rows, { known, updatesExisting: true })
  expect({ changing, same }).toEqual({ changing: 2, same: 1 })
  expect([...errors.keys()]).toEqual([5])
})

it('rejects moving a team admin to another team, and an update of a person with a higher role than the user', () => {
  const chief: KnownPerson = { ...zoe, role: 'team_admin' }
  const boss: KnownPerson = { ...zoe, role: 'admin' }
  const known = { 'chef@a.fr': chief, 'boss@a.fr': boss }
  const rows = [row(2, 'chef@a.fr', { team: 'Studio' }), row(3, 'boss@a.fr', { first_name: 'B' })]
  const refused = { email: 'Son rôle empêche cette modification' }
  const admin = errorsOf(rows, { known, updatesExisting: true })
  expect([...admin]).toEqual([[2, refused]])
  const teamAdmin = errorsOf(rows, { known, updatesExisting: true, callerRole: 'team_admin' })
  expect(teamAdmin.get(3)).toEqual(refused)
})
