import * as z from 'zod'
import { orderStatuses, returnStatuses } from '../../../stock/rules/order-status.ts'
import { id, seconds } from '../../fields.ts'
import { metadataSchema } from './centre.ts'

/** A product on an order. Quantities are in units. */
const orderLineSchema = z.object({
  /** Id of the product. */
  id,
  name: z.string(),
  supplierRef: z.string(),
  conditionnement: z.int().min(1),
  needOrdonnance: z.boolean(),
  isArchived: z.boolean(),
  qty: z.int().min(0),
  /** Null until the order is received. */
  qtyReceived: z.int().min(0).nullable(),
  /** True once a person has set the quantity. Ordering then never raises it. */
  isChangedByHand: z.boolean(),
})

/** A prescription on an order. `size` is in bytes. */
const ordonnanceSchema = z.object({
  ref: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
})

/** An order to a supplier (specification 3, section 3.1). */
export const commandSchema = z
  .object({
    id,
    centreId: id,
    supplierId: id,
    supplierName: z.string(),
    /** True if the supplier is archived. The order then cannot be sent. */
    isSupplierArchived: z.boolean(),
    status: z.enum(orderStatuses),
    /** True while the mail of a sent order is queued. */
    isSending: z.boolean(),
    /** Why the last mail failed permanently; empty without such a failure. */
    sendError: z.string(),
    /** The received order whose missing units this order contains. */
    originCommandId: id.nullable(),
    products: z.array(orderLineSchema),
    ordonnances: z.array(ordonnanceSchema),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'Command' })

/** Units that arrived with an order. `lot` and `expiry` are null for units that have none. */
export const receivedLotSchema = z.object({
  /** Id of the product. */
  productId: id,
  lot: z.string().nullable(),
  expiry: z.iso.date().nullable(),
  qty: z.int().min(1),
})

/**
 * A product on a return. `lotId` is null to take units without a lot; if it is omitted, units may
 * come from any lot.
 */
const returnLineSchema = z.object({
  /** Id of the product. */
  id,
  name: z.string(),
  supplierRef: z.string(),
  conditionnement: z.int().min(1),
  qty: z.int().min(0),
  lotId: z.string().nullable().optional(),
})

/** A return to a supplier (specification 3, section 3.1). */
export const commandReturnSchema = z
  .object({
    id,
    centreId: id,
    supplierId: id,
    supplierName: z.string(),
    status: z.enum(returnStatuses),
    /** The received order that the goods came with; null for a return from the stock. */
    originCommandId: id.nullable(),
    products: z.array(returnLineSchema),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'CommandReturn' })

export const orderEventKinds = [
  'created',
  'generated',
  'changed',
  'ordonnance_added',
  'ordonnance_removed',
  'queued',
  'mailed',
  'mail_failed',
  'received',
  'followed',
  'returned',
] as const

/** What happened to an order or a return, and who did it. */
export const orderEventSchema = z
  .object({
    id,
    kind: z.enum(orderEventKinds),
    /** Name of the person at that time; empty if the server acted automatically. */
    person: z.string(),
    /** A file’s name, a recipient or a reason, depending on the kind. */
    detail: z.string(),
    createdAt: seconds,
  })
  .meta({ id: 'OrderEvent' })

/** Units of a product that ordering would add, and the numbers from which they were calculated. */
const plannedLineSchema = z.object({
  productId: id,
  name: z.string(),
  /** Units in stock, without expired ones. */
  stock: z.int(),
  onOrder: z.int(),
  qtyTriggerOrder: z.int(),
  qtyMinInStock: z.int(),
  conditionnement: z.int(),
  boxes: z.int(),
  qty: z.int(),
})

/**
 * The lines that ordering would add for one supplier. `commandId` is the order that gets them; null
 * for a new one.
 */
export const plannedCommandSchema = z
  .object({
    supplierId: id,
    supplierName: z.string(),
    commandId: id.nullable(),
    lines: z.array(plannedLineSchema),
  })
  .meta({ id: 'PlannedCommand' })

/** Needed units that are not ordered, because a person has set the quantity in the order. */
export const heldBackSchema = z.object({ commandId: id, line: plannedLineSchema })

export type Command = z.infer<typeof commandSchema>
export type CommandLine = Command['products'][number]
export type Ordonnance = Command['ordonnances'][number]
export type ReceivedLot = z.infer<typeof receivedLotSchema>
export type CommandReturn = z.infer<typeof commandReturnSchema>
export type OrderEvent = z.infer<typeof orderEventSchema>
export type OrderEventKind = OrderEvent['kind']
export type HeldBack = z.infer<typeof heldBackSchema>
export type PlannedCommand = z.infer<typeof plannedCommandSchema>
