import { emptyQuery } from '@org/ui/data-table'
import { expect, it } from 'vitest'
import { auditQuestion } from './audit-query.ts'

it('asks for kinds and outcomes by their keys, and for whole days of the reader', () => {
  const question = auditQuestion({
    ...emptyQuery,
    search: ' zoé ',
    filters: {
      kind: { kind: 'choice', values: ['Connexion', 'Suppression'] },
      outcome: { kind: 'choice', values: ['Refusé'] },
      actor: { kind: 'text', text: ' camille' },
      created_at: { kind: 'date', from: '2026-11-21', to: '2026-11-21' },
    },
    page: { index: 2, size: 50 },
  })

  expect(question).toEqual({
    filter: {
      where: { kind: ['sign_in', 'deletion'], outcome: ['refused'] },
      search: 'zoé',
      limit: 50,
      offset: 100,
    },
    actor: 'camille',
    from: new Date(2026, 10, 21).getTime() / 1000,
    until: new Date(2026, 10, 22).getTime() / 1000,
  })
})

it('asks for everything where nothing is filtered', () => {
  expect(auditQuestion(emptyQuery)).toEqual({ filter: { where: {}, limit: 50, offset: 0 } })
})
