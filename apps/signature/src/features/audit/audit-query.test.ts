import { emptyQuery } from '@org/ui/data-table'
import { expect, it } from 'vitest'
import { auditQuery } from './audit-query.ts'

it('filters by the keys of kinds and outcomes, and by whole days in the user’s time zone', () => {
  const question = auditQuery({
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

it('sets no conditions if there are no filters', () => {
  expect(auditQuery(emptyQuery)).toEqual({ filter: { where: {}, limit: 50, offset: 0 } })
})
