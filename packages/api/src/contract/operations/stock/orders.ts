import * as z from 'zod'
import {
  commandSchema,
  heldBackSchema,
  orderEventSchema,
  plannedCommandSchema,
  receivedLotSchema,
} from '../../entities/stock/order.ts'
import { maxOrderLines } from '../../../stock/rules/order-limits.ts'
import { done, email, id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'
import { ofLot } from './lots.ts'
import { bookingId, missingChoices, orderedQty, receivedLines } from './quantities.ts'

const commandList = {
  where: ['id', 'status', 'supplier_id'],
  search: [],
  order: ['created_at', 'updated_at'],
} satisfies ListRule

/** The events of an order or a return. Their order is fixed. */
export const eventList = { where: [], search: [], order: [] } satisfies ListRule

/** The lines of an order in a request. */
const products = z.array(z.object({ id, qty: orderedQty.or(z.literal(0)) })).max(maxOrderLines)

/**
 * Maximum number of characters in an order’s mail: enough for `maxOrderLines` products with the
 * longest names.
 */
const mailLength = 500_000

const permissions = ['commands'] as const
const tag = 'Stock: orders'

export const orderOperations = {
  listCommands: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/commands',
    tag,
    summary: 'Lists the orders of a centre. Those that wait for validation are `sent`',
    access: 'member',
    permissions,
    query: ofLot,
    list: commandList,
    response: listOf(commandSchema),
    errors: ['NOT_FOUND'],
  }),
  planCommands: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/centre/{id}/commands/plan',
    tag,
    summary:
      'Returns what would be ordered for a centre, and why. It changes nothing. `total` counts all orders. Of very many orders or lines, only the first are shown',
    access: 'member',
    permissions,
    response: z.object({
      orders: z.array(plannedCommandSchema),
      heldBack: z.array(heldBackSchema),
      total: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  generateCommands: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/commands/generate',
    tag,
    summary:
      'Orders what a centre needs: one order per supplier, added to the one that is not sent yet. Returns the orders that were created or extended. `total` counts all of them; if they are very many, only the first are returned, and `listCommands` returns the others',
    access: 'member',
    permissions,
    response: listOf(commandSchema),
    errors: ['NOT_FOUND', 'CENTRE_ARCHIVED'],
  }),
  createCommand: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/commands',
    tag,
    summary: 'Adds an order of products of one supplier',
    access: 'member',
    permissions,
    body: z.object({ supplierId: id, products: products.min(1) }),
    response: commandSchema,
    errors: ['NOT_FOUND', 'REFERENCE', 'CENTRE_ARCHIVED', 'SUPPLIER_ARCHIVED', 'PRODUCT_ARCHIVED'],
  }),
  getCommand: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/command/{id}',
    tag,
    summary: 'Returns an order',
    access: 'member',
    permissions,
    response: commandSchema,
    errors: ['NOT_FOUND'],
  }),
  updateCommand: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/command/{id}',
    tag,
    summary:
      'Sets quantities of an order that is not sent yet. Products that are not on it are added; others stay',
    access: 'member',
    permissions,
    body: z.object({ products: products.min(1) }),
    response: commandSchema,
    errors: [
      'NOT_FOUND',
      'STALE',
      'REFERENCE',
      'SUPPLIER_ARCHIVED',
      'PRODUCT_ARCHIVED',
      'ORDER_STATUS',
    ],
  }),
  deleteCommand: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/command/{id}',
    tag,
    summary: 'Deletes an order that is not sent yet, with its ordonnances',
    access: 'member',
    permissions,
    response: done,
    errors: ['NOT_FOUND', 'ORDER_STATUS'],
  }),
  listCommandEvents: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/command/{id}/events',
    tag,
    summary: 'Lists who did what with an order, newest first',
    access: 'member',
    permissions,
    list: eventList,
    response: listOf(orderEventSchema),
    errors: ['NOT_FOUND'],
  }),
  listReceivedLots: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/command/{id}/lots',
    tag,
    summary: 'Lists the units that an order brought in, by product and lot',
    access: 'member',
    permissions,
    response: z.object({ data: z.array(receivedLotSchema) }),
    errors: ['NOT_FOUND'],
  }),
  addOrdonnance: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/command/{id}/ordonnances',
    tag,
    summary:
      'Adds an ordonnance, a PDF, JPG or PNG of at most 10 MB, to an order that is not sent yet',
    access: 'member',
    permissions,
    upload: true,
    response: commandSchema,
    errors: ['NOT_FOUND', 'ORDER_STATUS', 'MEDIA_TYPE', 'TOO_LARGE', 'STORAGE_FULL'],
  }),
  removeOrdonnance: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/command/{id}/ordonnances/{ref}',
    tag,
    summary: 'Deletes an ordonnance of an order that is not sent yet',
    access: 'member',
    permissions,
    response: commandSchema,
    errors: ['NOT_FOUND', 'ORDER_STATUS'],
  }),
  getOrdonnanceAddress: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/command/{id}/ordonnances/{ref}/address',
    tag,
    summary: 'Returns an address that shows an ordonnance for ten minutes',
    access: 'member',
    permissions,
    response: z.object({ url: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  getOrdonnanceFile: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/ordonnance-file/{ref}',
    tag,
    summary: 'Returns the bytes of an ordonnance. The address expires (e) and is signed (s)',
    access: 'public',
    permissions: [],
    query: z.object({
      o: id,
      c: id,
      e: z.coerce.number().int(),
      s: z.string().max(64),
    }),
    response: null,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  getCommandMail: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/command/{id}/mail',
    tag,
    summary: 'Returns the mail of an order before it is edited, and what is missing to send it',
    access: 'member',
    permissions,
    response: z.object({
      emailAddress: z.string(),
      emailSubject: z.string(),
      emailText: z.string(),
      /** The centre's client number at this supplier; null if it has none yet. */
      clientNumber: z.string().nullable(),
      /** Names of the products that need an ordonnance while the order has none. */
      withoutOrdonnance: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  sendCommand: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/command/{id}/send',
    tag,
    summary:
      'Queues the mail to the supplier, with the order as PDF and its ordonnances. `clientNumber` is stored if the centre had none',
    access: 'member',
    permissions,
    body: z.object({
      emailAddress: email,
      emailSubject: requiredText(200),
      emailText: requiredText(mailLength),
      clientNumber: requiredText().optional(),
    }),
    response: commandSchema,
    errors: [
      'NOT_FOUND',
      'ORDER_STATUS',
      'CENTRE_ARCHIVED',
      'SUPPLIER_ARCHIVED',
      'ORDER_EMPTY',
      'ORDONNANCE_MISSING',
      'CLIENT_NUMBER_MISSING',
      'TOO_LARGE',
    ],
  }),
  validateCommand: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/command/{id}/validate',
    tag,
    summary:
      'Receives a sent order, once: books what arrived, and orders what is missing as chosen per product (`later`, `again` or nothing). Expired units are booked once `isExpiredConfirmed` is set',
    access: 'member',
    permissions,
    body: z.object({
      bookingId,
      received: receivedLines,
      choices: missingChoices,
    }),
    response: z.object({
      command: commandSchema,
      followUps: z.array(commandSchema),
      /** Names of the archived products that the follow-up orders leave out. */
      leftOut: z.array(z.string()),
    }),
    errors: ['NOT_FOUND', 'ORDER_STATUS', 'CENTRE_ARCHIVED', 'LOT_EXPIRED', 'ALREADY_BOOKED'],
  }),
}
