import { expect, it } from 'vitest'
import { doubtsOf } from './doubts.ts'
import { guessEmployeeColumns } from './guess-employee-columns.ts'
import type { Sheet, SheetRow } from './sheet.ts'

const text = { kind: 'text', encoding: 'utf-8', separator: ';' } as const

function doubts(
  table: readonly string[],
  more: Partial<SheetRow> = {},
  source: Sheet['source'] = text,
) {
  const rows = table.map((row, at) => ({
    line: at + 1,
    cells: row.split('|'),
    ...(at === 1 && more),
  }))
  return doubtsOf({ rows, source }, guessEmployeeColumns(rows))
}
const kinds = (table: readonly string[]) => doubts(table).map(({ kind }) => kind)

it('asks which of two columns with different values holds a field', () => {
  const [doubt] = doubts(['Mail|UPN|Nom|Prénom', 'zoe@a.fr|z.roy@a.fr|Roy|Zoé'])
  expect(doubt).toEqual({
    kind: 'choice',
    field: 'email',
    columns: [0, 1],
    lines: [],
    message: 'Quelle colonne contient l’email : « Mail » ou « UPN » ? La première est prise.',
  })
  // Equal values leave nothing to ask, nor does a column of answers.
  expect(kinds(['Mail|UPN|Nom|Prénom', 'zoe@a.fr|ZOE@a.fr|Roy|Zoé'])).toEqual([])
  expect(kinds(['Mail|Email vérifié|Nom|Prénom', 'zoe@a.fr|oui|Roy|Zoé'])).toEqual([])
})

it('says in which rows another column fills in', () => {
  const [doubt] = doubts(['Mail|UPN|Nom|Prénom', 'zoe@a.fr||Roy|Zoé', '|leo@a.fr|Pic|Léo'])
  expect(doubt).toEqual({
    kind: 'fallback',
    field: 'email',
    columns: [0, 1],
    lines: [3],
    message: 'Pour l’email, 1 ligne sans valeur dans « Mail » prend celle de « UPN ».',
  })
})

it('says in which rows the mobile is the phone, and asks which of two mobiles to take', () => {
  const found = doubts([
    'Mail|Nom|Prénom|Fixe|Mobile|GSM',
    'zoe@a.fr|Roy|Zoé|01|06|07',
    'leo@a.fr|Pic|Léo||06|',
  ])
  expect(found).toMatchObject([
    { kind: 'choice', field: 'mobile_number', columns: [4, 5] },
    { kind: 'fallback', field: 'phone_number', columns: [3, 4, 5], lines: [3] },
  ])
})

it('says that addresses seem private, and that names were split', () => {
  expect(doubts(['Nom complet|Email personnel', 'Zoé Roy|z@perso.fr'])).toMatchObject([
    { kind: 'private', columns: [1] },
    { kind: 'split', columns: [0], lines: [2] },
  ])
})

it.each([
  ['full names under an unknown heading', ['Qui|Email', 'Zoé Roy|zr@a.fr', 'Léo Pic|lp@a.fr'], 0],
  ['first names that the addresses contain', ['Email|Qui', 'zoe.roy@a.fr|Zoé'], 1],
  ['family names beside known first names', ['Email|Prénom|Patronyme', 'z.roy@a.fr|Zoé|Roy'], 2],
])('notices %s', (_, table, column) => {
  expect(doubts(table)).toMatchObject([{ kind: 'names', columns: [column] }])
})

it.each([
  ['Statut', 'Actif', 'Inactif'],
  ['Status', 'active', 'Suspended'],
  ['Employment Status', 'Employed', 'Leaver'],
  ['suspended', 'False', 'True'],
  ['Enabled', 'VRAI', 'FAUX'],
  ['Block credential', 'False', 'TRUE'],
  ['Actif', 'oui', 'non'],
  ['État', 'Présent', 'Sorti'],
  ['Estado', 'Activo', 'Baja'],
  ['Stato', 'Attivo', 'Cessato'],
  ['Beschäftigungsstatus Stand', 'aktiv', 'ausgeschieden'],
  ['archived', '0', '1'],
  ['Situation', 'CDI', 'Retraitée'],
])('points out who has left by %s', (heading, stays, left) => {
  const found = doubts([
    `Email|Nom|Prénom|${heading}`,
    `z@a.fr|Roy|Zoé|${stays}`,
    `l@a.fr|Pic|Léo|${left}`,
  ])
  expect(found).toMatchObject([{ kind: 'inactive', columns: [3], lines: [3] }])
})

it('names hidden rows, error cells, formulas without a value, and unclosed quotes', () => {
  const table = [
    'Email|Nom|Prénom|Poste',
    'z@a.fr|Roy|Zoé|',
    'l@a.fr|Pic|Léo|#N/A',
    'm@a.fr|Ott|Max|Acheteur',
    'a@a.fr|Bo|Ana|Juriste',
  ]
  expect(doubts(table, { isHidden: true, formulas: [3] })).toMatchObject([
    { kind: 'hidden', lines: [2] },
    {
      kind: 'errors',
      lines: [3],
      message: '1 cellule contient une erreur du tableur (#N/A) : D3.',
    },
    { kind: 'formulas', lines: [2], columns: [3] },
  ])
  const quotes = doubts(table.slice(0, 2), {}, { ...text, unclosedQuotes: [2] })
  expect(quotes).toMatchObject([{ kind: 'quotes', lines: [2] }])
})
