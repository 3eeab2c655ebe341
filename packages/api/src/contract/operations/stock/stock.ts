import * as z from 'zod'
import { stockStatuses } from '../../../stock/rules/stock-status.ts'
import {
  expiringLotSchema,
  movementSchema,
  stockMovementSchema,
  stockSchema,
} from '../../entities/stock/stock.ts'
import { id, listOf } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'
import { ofLot } from './lots.ts'
import { productList } from './products.ts'
import { addedLines, bookingId, lines, lotId, qty } from './quantities.ts'

/** Lots that expire within this number of days count as about to expire. */
export const expiringDays = 30
export const maxExpiringLots = 50

/**
 * The filter rule for the stock of a centre. `is_to_order` finds products with too little
 * available, whatever their status. `is_expiring` finds those with lots as in `listExpiringLots`.
 * `status` is ordered by urgency.
 */
export const stockList = {
  where: [...productList.where, 'status', 'is_to_order', 'is_expiring'],
  search: productList.search,
  isPrefix: true,
  order: [...productList.order, 'status', 'qty', 'on_order', 'next_expiry', 'last_movement_at'],
  values: { status: stockStatuses },
} satisfies ListRule

const movementList = { where: [], search: [], order: ['created_at'] } satisfies ListRule

export const stockLedgerOperations = {
  listStock: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/stock',
    tag: 'Stock: stock',
    summary: 'Lists the products with their stock at a centre',
    access: 'member',
    permissions: ['stock'],
    query: ofLot,
    list: stockList,
    response: listOf(stockSchema),
    errors: ['NOT_FOUND'],
  }),
  getStock: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/stock/{productId}',
    tag: 'Stock: stock',
    summary: 'Returns a product’s stock at a centre, with its lots',
    access: 'member',
    // The permission `commandreturns` suffices too, because a return is created from the lots in
    // stock.
    permissions: ['stock', 'commandreturns'],
    response: stockSchema,
    errors: ['NOT_FOUND'],
  }),
  listExpiringLots: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/expiring-lots',
    tag: 'Stock: stock',
    summary: `Lists the lots of a centre that have expired or will within ${expiringDays} days, by expiry: the first ${maxExpiringLots}`,
    access: 'member',
    permissions: ['stock'],
    response: z.object({ data: z.array(expiringLotSchema), total: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  listMovements: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/stock/{productId}/movements',
    tag: 'Stock: stock',
    summary: 'Lists a product’s movements at a centre, newest first',
    access: 'member',
    permissions: ['stock'],
    list: movementList,
    response: listOf(movementSchema),
    errors: ['NOT_FOUND'],
  }),
  listStockMovements: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/movements',
    tag: 'Stock: stock',
    summary: 'Lists the movements of a centre, newest first',
    access: 'member',
    permissions: ['stock'],
    query: ofLot,
    list: movementList,
    response: listOf(stockMovementSchema),
    errors: ['NOT_FOUND'],
  }),
  addStock: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/stock/add',
    tag: 'Stock: stock',
    summary:
      'Adds units to the stock of a centre: all lines or none, and each booking once. Expired units are booked once `isExpiredConfirmed` is set',
    access: 'member',
    permissions: ['stock'],
    body: z.object({ bookingId, lines: addedLines }),
    response: z.object({ data: z.array(stockSchema) }),
    errors: ['NOT_FOUND', 'CENTRE_ARCHIVED', 'PRODUCT_ARCHIVED', 'LOT_EXPIRED', 'ALREADY_BOOKED'],
  }),
  removeStock: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/stock/remove',
    tag: 'Stock: stock',
    summary:
      'Takes units out of the stock of a centre: all lines or none, and each booking once. A line that names no lot takes what expires first. Expired units are taken only from a lot that the line names, once `isExpiredConfirmed` is set',
    access: 'member',
    permissions: ['stock'],
    body: z.object({
      bookingId,
      lines: lines(
        z.object({
          productId: id,
          qty,
          lotId: lotId.optional(),
          isExpiredConfirmed: z.boolean().optional(),
        }),
      ),
    }),
    response: z.object({ data: z.array(stockSchema) }),
    errors: ['NOT_FOUND', 'CENTRE_ARCHIVED', 'NOT_ENOUGH_STOCK', 'LOT_EXPIRED', 'ALREADY_BOOKED'],
  }),
}
