import type { MovementReason } from '../../stock/rules/movement-reasons.ts'

/** Units of a product at a centre that belong to one lot, or to none. */
export interface LotRecord {
  organisation_id: string
  centre_id: string
  product_id: string
  /** Empty for the units without a lot. */
  lot: string
  /** The last day of use, `YYYY-MM-DD`; empty if there is none. */
  expiry: string
  /** Never negative. */
  qty: number
}

/** A line of the ledger, which is never changed or deleted. */
export interface MovementRecord {
  id: string
  organisation_id: string
  /** The booking that it is part of. */
  booking_id: string
  centre_id: string
  product_id: string
  lot: string
  expiry: string
  /** Units added; negative for units taken out. */
  qty: number
  reason: MovementReason
  /** The order or return that it comes from; empty if there is none. */
  source_id: string
  /** Id of the user who booked it, and the name that this user had then. */
  user_id: string
  person: string
  created_at: number
}

/** A movement to book. The ledger adds the organisation. */
export type NewMovement = Omit<MovementRecord, 'organisation_id'>

/** The total of a product's lots at a centre. */
export interface BalanceRecord {
  product_id: string
  qty: number
  /** Time of the last movement. */
  moved_at: number
}

/** A product whose usable units at a centre are at or below the level that triggers an order. */
export interface ShortageRecord {
  product_id: string
  name: string
  supplier_id: string
  conditionnement: number
  qty_trigger_order: number
  qty_min_in_stock: number
  /** Units in lots that have not expired. */
  usable: number
}

/** A lot of a product, with or without units. */
export type NamedLot = Pick<LotRecord, 'product_id' | 'lot' | 'expiry'>

/** A lot of a product in some centres, whatever its expiry. */
export interface LotPlaces {
  productId: string
  lot: string
  centreIds: readonly string[]
}

/** The stock ledger of an organisation, with the balances that result from it. */
export interface StockLedger {
  /**
   * Locks products at a centre until the transaction ends, so that no other transaction changes
   * their lots. Rejects with `MissingReferenceError` for a product or centre that does not exist in
   * the organisation, and with `CentreArchivedError`.
   */
  lock(centreId: string, productIds: readonly string[], now: number): Promise<void>
  /** The lots of these products that contain units, by expiry; lots without an expiry come last. */
  lots(centreId: string, productIds: readonly string[]): Promise<LotRecord[]>
  /** The lots that contain units and expire before a day, `YYYY-MM-DD`, by expiry. */
  expiringLots(
    centreId: string,
    before: string,
    limit: number,
  ): Promise<{ data: LotRecord[]; total: number }>
  balances(centreId: string, productIds: readonly string[]): Promise<BalanceRecord[]>
  /**
   * The products whose usable units at a centre are at or below their order trigger, sorted by id.
   * Units on order do not count. Archived products and products without thresholds are left out.
   *
   * @param today the local date, `YYYY-MM-DD`
   */
  shortages(centreId: string, today: string): Promise<ShortageRecord[]>
  /** Tells whether a booking with this id exists. */
  isBooked(bookingId: string): Promise<boolean>
  /**
   * Books movements of one centre and changes the balances. Call it in a transaction that has
   * locked the products. False if a booking with this id exists, in which case nothing is booked.
   */
  book(bookingId: string, movements: readonly NewMovement[]): Promise<boolean>
  /**
   * The movements of a product, or of all products if it is null, newest first; with `lot`, only
   * those of lots with this name, whatever its case.
   */
  movements(
    centreId: string,
    productId: string | null,
    page: { limit: number; offset: number; lot?: string | undefined },
  ): Promise<{ data: MovementRecord[]; total: number }>
  /**
   * The movements that an order or a return caused; those of one product are in the order of their
   * booking.
   */
  movementsFrom(sourceId: string): Promise<MovementRecord[]>
  /**
   * The lots whose name starts with a text, whatever its case, each once per product and expiry, by
   * name. Lots without units are included.
   */
  searchLots(prefix: string, centreIds: readonly string[], limit: number): Promise<NamedLot[]>
  /** The orders that brought in lots with this name, whatever its case, at a centre. */
  ordersOfLot(centreId: string, lot: string): Promise<string[]>
  /** The units of a lot that are left, by centre and expiry. */
  lotStock(lot: LotPlaces): Promise<LotRecord[]>
  /** The movements of a lot, newest first. */
  lotMovements(
    lot: LotPlaces,
    page: { limit: number; offset: number },
  ): Promise<{ data: MovementRecord[]; total: number }>
}
