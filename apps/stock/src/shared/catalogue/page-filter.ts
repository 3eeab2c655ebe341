import type { Filter } from '@org/api/client'
import { pageFilter as anyPageFilter } from '@org/app-kit/pages'
import type { TableQuery } from '@org/ui/data-table'

/**
 * Returns the API filter for a page of a catalogue.
 *
 * @param isArchived true for archived entries only, false for active ones only
 */
export const pageFilter = (query: TableQuery, isArchived = false): Filter => ({
  where: { is_archived: isArchived },
  ...anyPageFilter(query),
})
