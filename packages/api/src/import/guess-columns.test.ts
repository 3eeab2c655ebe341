import { expect, it } from 'vitest'
import { employeesOf } from './employees-of.ts'
import { guessColumns } from './guess-columns.ts'

const rows = (...table: string[][]) => table.map((cells, at) => ({ line: at + 1, cells }))

it('goes by what columns hold where there are no headings', () => {
  const table = rows(
    ['12', 'Zoé', 'Roy', 'zoe@a.fr', '06 12 34 56 78', 'Vendeuse'],
    ['13', 'Léo', 'Pic', 'leo@a.fr', '', 'Acheteur'],
  )
  expect(guessColumns(table)).toEqual({
    hasHeadings: false,
    columns: [null, 'first_name', 'last_name', 'email', 'phone_number', 'position'],
  })
})

it('finds the emails under a heading that nobody knows', () => {
  const table = rows(['Nom', 'Identifiant'], ['Roy', 'zoe@a.fr'])
  expect(guessColumns(table)).toEqual({ hasHeadings: true, columns: ['last_name', 'email'] })
})

it('takes a list of emails alone for no headings', () => {
  expect(guessColumns(rows(['zoe@a.fr'], ['leo@a.fr']))).toEqual({
    hasHeadings: false,
    columns: ['email'],
  })
})

it('mends what spreadsheets and mail programs do to numbers and addresses', () => {
  const mapping = { hasHeadings: false, columns: ['email', 'phone_number', 'position'] as const }
  const read = (email: string, phone: string, position: string) =>
    employeesOf(rows([email, phone, position]), { ...mapping, columns: [...mapping.columns] })[0]
  expect(read('Zoé Roy <Zoe@A.fr>', '612345678', ' Chef\n ventes ')).toMatchObject({
    email: 'zoe@a.fr',
    phone_number: '0612345678',
    position: 'Chef ventes',
  })
  expect(read('mailto:zoe@a.fr', "'+33 6 12 34 56 78", '')).toMatchObject({
    email: 'zoe@a.fr',
    phone_number: '+33 6 12 34 56 78',
  })
  expect(read('', '33612345678', '')).toMatchObject({ phone_number: '+33612345678' })
  expect(read('', '+33 (0)6 12 34 56 78', '')).toMatchObject({ phone_number: '+33 6 12 34 56 78' })
})

it('leaves out rows that hold nothing of an employee', () => {
  const table = rows(['Email', 'Ville'], ['', 'Lyon'], ['zoe@a.fr', 'Paris'])
  expect(employeesOf(table, guessColumns(table)).map(({ line }) => line)).toEqual([3])
})
