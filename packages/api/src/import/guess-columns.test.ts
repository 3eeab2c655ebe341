import { expect, it } from 'vitest'
import { employeesOf } from './employees-of.ts'
import { guessEmployeeColumns } from './guess-employee-columns.ts'

const rows = (...table: string[][]) => table.map((cells, at) => ({ line: at + 1, cells }))

it('guesses the columns by their content when there are no headings', () => {
  const table = rows(
    ['12', 'Zoé', 'Roy', 'zoe@a.fr', '06 12 34 56 78', 'Vendeuse'],
    ['13', 'Léo', 'Pic', 'leo@a.fr', '', 'Acheteur'],
  )
  expect(guessEmployeeColumns(table)).toEqual({
    headingRow: null,
    columns: [null, 'first_name', 'last_name', 'email', 'phone_number', 'position'],
  })
})

it('finds the emails under an unknown heading', () => {
  const table = rows(['Nom', 'Identifiant'], ['Roy', 'zoe@a.fr'])
  expect(guessEmployeeColumns(table)).toEqual({
    headingRow: 0,
    columns: ['last_name', 'email'],
  })
})

it('finds no headings in a plain list of emails', () => {
  expect(guessEmployeeColumns(rows(['zoe@a.fr'], ['leo@a.fr']))).toEqual({
    headingRow: null,
    columns: ['email'],
  })
})

it('finds headings below the first row, and leaves out the rows above', () => {
  const table = rows(
    ['Liste du personnel', '', ''],
    ['Contact : Service RH', 'Export du 15 janvier', ''],
    ['Nom', 'Courriel', 'Équipe'],
    ['Roy', 'zoe@a.fr', 'Ventes'],
  )
  const mapping = guessEmployeeColumns(table)
  expect(mapping).toEqual({ headingRow: 2, columns: ['last_name', 'email', 'team'] })
  expect(employeesOf(table, mapping)).toMatchObject([
    { line: 4, email: 'zoe@a.fr', last_name: 'Roy', team: 'Ventes' },
  ])
})

it('ignores headings below the first person, and a single known heading below the first row', () => {
  const people = rows(['zoe@a.fr', 'Zoé'], ['Email', 'Prénom'], ['leo@a.fr', 'Léo'])
  expect(guessEmployeeColumns(people).headingRow).toBeNull()
  const title = rows(['Identité', 'Adresse'], ['Titre', ''], ['Roy', 'zoe@a.fr'])
  expect(guessEmployeeColumns(title).headingRow).toBe(0)
})

it('uses the specified heading row', () => {
  const table = rows(['Nom', 'Email'], ['Prénom', 'Mail'], ['Zoé', 'zoe@a.fr'])
  expect(guessEmployeeColumns(table, 1)).toEqual({
    headingRow: 1,
    columns: ['first_name', 'email'],
  })
  expect(guessEmployeeColumns(table, null).headingRow).toBeNull()
})

it('repairs addresses and texts that spreadsheets and mail clients changed', () => {
  const mapping = { headingRow: null, columns: ['email', 'phone_number', 'position'] as const }
  const read = (email: string, phone: string, position: string) =>
    employeesOf(rows([email, phone, position]), { ...mapping, columns: [...mapping.columns] })[0]
  expect(read('Zoé Roy <Zoe@A.fr>', '', ' Chef\n ventes ')).toMatchObject({
    email: 'zoe@a.fr',
    position: 'Chef ventes',
  })
  expect(read('mailto:zoe@a.fr', "'+33 6 12 34 56 78", '')).toMatchObject({
    email: 'zoe@a.fr',
    phone_number: '+33 6 12 34 56 78',
  })
})

it('leaves out rows without any employee field', () => {
  const table = rows(['Email', 'Ville'], ['', 'Lyon'], ['zoe@a.fr', 'Paris'])
  expect(employeesOf(table, guessEmployeeColumns(table)).map(({ line }) => line)).toEqual([3])
})
