import * as z from 'zod'
import {
  countStatuses,
  countTotalSchema,
  stockCountLineSchema,
  stockCountSchema,
} from '../../entities/stock/count.ts'
import { done, flag, id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'
import { isLotTyped } from './quantities.ts'

const countList = {
  where: ['id', 'status'],
  search: [],
  order: ['created_at'],
  values: { status: countStatuses },
} satisfies ListRule

/** A random, unique id. It lets the server detect a repeated request, however late it arrives. */
const uniqueId = z.string().min(16).max(64)

export const countOperations = {
  listCounts: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/counts',
    tag: 'Stock: counts',
    summary: 'Lists the stock counts of a centre',
    access: 'member',
    permissions: ['stock'],
    list: countList,
    response: listOf(stockCountSchema),
    errors: ['NOT_FOUND'],
  }),
  startCount: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/counts',
    tag: 'Stock: counts',
    summary:
      'Starts a stock count, or returns the open one of the same category. Two open counts never have a product in common',
    access: 'member',
    permissions: ['stock'],
    body: z.object({ categoryId: id.nullable() }),
    response: stockCountSchema,
    errors: ['NOT_FOUND', 'REFERENCE', 'COUNT_OPEN'],
  }),
  getCount: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/count/{id}',
    tag: 'Stock: counts',
    summary:
      'Returns a stock count with its lines, the latest first. `withRest` adds what was not counted',
    access: 'member',
    permissions: ['stock'],
    query: z.object({ withRest: flag.optional() }),
    response: stockCountSchema.extend({
      lines: z.array(stockCountLineSchema),
      /** Products and units in stock that were not counted; null without `withRest`. */
      rest: countTotalSchema.nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),
  saveCountLine: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/count/{id}/lines',
    tag: 'Stock: counts',
    summary:
      'Counts units of a product in a lot, or outside of lots. Each entry counts once. `add` adds to the line, `replace` replaces it and its moment. A line that somebody else has counted needs its current `revision`',
    access: 'member',
    permissions: ['stock'],
    body: z.object({
      entryId: uniqueId,
      productId: id,
      qty: z.int().min(0).max(100_000),
      lot: requiredText(90).optional(),
      isLotTyped,
      expiry: z.iso.date().optional(),
      mode: z.enum(['add', 'replace']),
      /** The revision of the line that the person saw; 0 for no line. */
      revision: z.int().min(0),
    }),
    response: z.object({
      /** Null if the request repeats an entry whose line has been removed since. */
      line: stockCountLineSchema.nullable(),
      /**
       * Units that were booked in (or out, if negative) between the first count of the line and
       * this one.
       */
      movedSince: z.int(),
    }),
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE', 'OTHER_CATEGORY', 'COUNT_ENDED'],
  }),
  removeCountLine: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/count/{id}/line/{lineId}',
    tag: 'Stock: counts',
    summary: 'Removes a line from an open stock count',
    access: 'member',
    permissions: ['stock'],
    response: done,
    errors: ['NOT_FOUND', 'STALE', 'COUNT_ENDED'],
  }),
  closeCount: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/count/{id}/close',
    tag: 'Stock: counts',
    summary:
      'Closes a stock count and books its differences, once. `emptied` sets what was not counted to 0 and has the products and units that the person confirmed',
    access: 'member',
    permissions: ['stock'],
    body: z.object({ bookingId: uniqueId, emptied: countTotalSchema.nullable() }),
    response: z.object({
      count: stockCountSchema,
      /** Units added and taken out. */
      added: z.int(),
      removed: z.int(),
      /**
       * Differences that would have made the stock negative, because units were taken out after the
       * count.
       */
      shortfalls: z.array(
        z.object({
          productId: id,
          name: z.string(),
          lot: z.string().nullable(),
          /** Units that could not be taken out. */
          missing: z.int().min(1),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'COUNT_ENDED', 'COUNT_CHANGED', 'ALREADY_BOOKED'],
  }),
  cancelCount: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/count/{id}/cancel',
    tag: 'Stock: counts',
    summary: 'Cancels a stock count. Nothing is booked',
    access: 'member',
    permissions: ['stock'],
    response: stockCountSchema,
    errors: ['NOT_FOUND', 'COUNT_ENDED'],
  }),
}
