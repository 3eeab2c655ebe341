import * as z from 'zod'
import { commandReturnSchema, orderEventSchema } from '../../entities/stock/order.ts'
import { done, id, listOf } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'
import { eventList } from './orders.ts'
import { bookingId, lotId, qty } from './quantities.ts'

const returnList = {
  where: ['id', 'status', 'supplier_id'],
  search: [],
  order: ['created_at', 'updated_at'],
} satisfies ListRule

const products = z
  .array(z.object({ id, qty: qty.or(z.literal(0)), lotId: lotId.optional() }))
  .min(1)
  .max(500)

const permissions = ['commandreturns'] as const
const tag = 'Stock: returns'

export const returnOperations = {
  listCommandReturns: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/commandreturns',
    tag,
    summary: 'Lists the returns of a centre. Those that wait for validation are `created`',
    access: 'member',
    permissions,
    list: returnList,
    response: listOf(commandReturnSchema),
    errors: ['NOT_FOUND'],
  }),
  createCommandReturn: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/commandreturns',
    tag,
    summary: 'Adds a return of products of one supplier. The stock stays until it is validated',
    access: 'member',
    permissions,
    body: z.object({ supplierId: id, originCommandId: id.optional(), products }),
    response: commandReturnSchema,
    errors: ['NOT_FOUND', 'REFERENCE', 'ORDER_STATUS', 'RETURN_EMPTY', 'RETURN_TOO_LARGE'],
  }),
  getCommandReturn: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/commandreturn/{id}',
    tag,
    summary: 'Returns a return',
    access: 'member',
    permissions,
    response: commandReturnSchema,
    errors: ['NOT_FOUND'],
  }),
  updateCommandReturn: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/commandreturn/{id}',
    tag,
    summary: 'Replaces the lines of a return that is not validated yet',
    access: 'member',
    permissions,
    body: z.object({ products }),
    response: commandReturnSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE', 'ORDER_STATUS', 'RETURN_EMPTY', 'RETURN_TOO_LARGE'],
  }),
  deleteCommandReturn: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/commandreturn/{id}',
    tag,
    summary: 'Deletes a return that is not validated yet',
    access: 'member',
    permissions,
    response: done,
    errors: ['NOT_FOUND', 'ORDER_STATUS'],
  }),
  listCommandReturnEvents: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/commandreturn/{id}/events',
    tag,
    summary: 'Lists who did what with a return, newest first',
    access: 'member',
    permissions,
    list: eventList,
    response: listOf(orderEventSchema),
    errors: ['NOT_FOUND'],
  }),
  validateReturn: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/commandreturn/{id}/validate',
    tag,
    summary:
      'Takes the goods of a return out of the stock, once. It is refused as a whole if the stock does not suffice',
    access: 'member',
    permissions,
    body: z.object({ bookingId, isExpiredConfirmed: z.boolean().optional() }),
    response: commandReturnSchema,
    errors: [
      'NOT_FOUND',
      'ORDER_STATUS',
      'CENTRE_ARCHIVED',
      'RETURN_EMPTY',
      'RETURN_TOO_LARGE',
      'NOT_ENOUGH_STOCK',
      'LOT_EXPIRED',
      'ALREADY_BOOKED',
    ],
  }),
}
