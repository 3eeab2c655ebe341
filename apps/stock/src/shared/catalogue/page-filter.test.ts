import { emptyQuery } from '@org/ui/data-table'
import { expect, it } from 'vitest'
import { pageFilter } from './page-filter.ts'

it('asks for the first page of active entries, in the default order', () => {
  expect(pageFilter(emptyQuery)).toEqual({
    where: { is_archived: false },
    limit: emptyQuery.page.size,
    offset: 0,
  })
})

it('asks for a page of the search results, sorted by the given columns', () => {
  const query = {
    ...emptyQuery,
    search: ' gants ',
    sorting: [
      { key: 'code', direction: 'descending' as const },
      { key: 'name', direction: 'ascending' as const },
    ],
    page: { index: 2, size: 50 as const },
  }
  expect(pageFilter(query)).toMatchObject({
    search: 'gants',
    order: ['-code', 'name'],
    limit: 50,
    offset: 100,
  })
})

it('shortens a search to the API’s maximum length', () => {
  expect(pageFilter({ ...emptyQuery, search: 'x'.repeat(300) }).search).toHaveLength(200)
})
