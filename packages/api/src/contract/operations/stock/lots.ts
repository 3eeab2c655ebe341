import * as z from 'zod'
import { foundLotSchema, lotMovementSchema, lotStockSchema } from '../../entities/stock/lot.ts'
import { id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const list = { where: [], search: [], order: ['created_at'] } satisfies ListRule
const lot = requiredText(90)
const tag = 'Stock: lots'
const permissions = ['stock'] as const

/**
 * The query parameter of lists that a lot narrows down: the name of the lot, whatever its case. The
 * stock list also finds longer names that start with it.
 */
export const ofLot = z.object({ lot: lot.optional() })

/** Maximum number of lots that a search returns. */
export const maxFoundLots = 50

export const lotOperations = {
  searchLots: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/lots',
    tag,
    summary: `Finds the lots whose name starts with a text, in the centres that the member may see: the first ${maxFoundLots}. Lots that are used up are found too`,
    access: 'member',
    permissions,
    query: z.object({ lot }),
    response: z.object({ data: z.array(foundLotSchema) }),
  }),
  getLot: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product/{id}/lot',
    tag,
    summary: 'Says what is left of a lot of a product, by the centres that the member may see',
    access: 'member',
    permissions,
    query: z.object({ lot }),
    response: z.object({
      product: z.object({ id, name: z.string(), code: z.string() }),
      lot: z.string(),
      /** The units that are left, by centre and expiry. */
      left: z.array(lotStockSchema),
    }),
    errors: ['NOT_FOUND'],
  }),
  listLotMovements: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product/{id}/lot/movements',
    tag,
    summary:
      'Says where the units of a lot came from and where they went, in the centres that the member may see, newest first. Without `lot`, the list is empty',
    access: 'member',
    permissions,
    query: ofLot,
    list,
    response: listOf(lotMovementSchema),
    errors: ['NOT_FOUND'],
  }),
}
