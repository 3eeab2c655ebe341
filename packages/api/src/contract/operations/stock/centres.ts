import * as z from 'zod'
import { centreSchema } from '../../entities/stock/centre.ts'
import { email, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const centreList = {
  where: ['id', 'is_archived'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'created_at'],
} satisfies ListRule

const address = requiredText(500)
const replyTo = z.union([z.literal(''), email])

export const centreOperations = {
  listCentres: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centres',
    tag: 'Stock: centres',
    summary: 'Lists the centres that the caller may select',
    access: 'member',
    permissions: [],
    list: centreList,
    response: listOf(centreSchema),
  }),
  createCentre: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centres',
    tag: 'Stock: centres',
    summary: 'Adds a centre. Until its `create_cmd_hour` is set, nothing is ordered by itself',
    access: 'member',
    permissions: ['centres'],
    isCatalog: true,
    body: z.object({ name: requiredText(), address }),
    response: centreSchema,
    errors: ['DUPLICATE'],
  }),
  getCentre: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}',
    tag: 'Stock: centres',
    summary: 'Returns a centre',
    access: 'member',
    permissions: [],
    response: centreSchema,
    errors: ['NOT_FOUND'],
  }),
  updateCentre: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/centre/{id}',
    tag: 'Stock: centres',
    summary: 'Changes or archives a centre',
    access: 'member',
    permissions: ['centres'],
    isCatalog: true,
    body: z.object({
      name: requiredText().optional(),
      address: address.optional(),
      create_cmd_hour: z.int().min(0).max(23).optional(),
      replyTo: replyTo.optional(),
      isArchived: z.boolean().optional(),
    }),
    response: centreSchema,
    errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
  }),
}
