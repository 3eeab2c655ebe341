import * as z from 'zod'
import { searchResultSchema } from '../entities/search-result.ts'
import { requiredText } from '../fields.ts'
import { operation } from '../operation.ts'

export const searchOperations = {
  searchEverything: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/search',
    tag: 'Search',
    summary: 'Searches the employees, teams, signatures and banners that the caller may see',
    access: 'team_admin',
    query: z.object({ words: requiredText() }),
    isReport: true,
    response: searchResultSchema,
  }),
}
