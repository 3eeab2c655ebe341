import type {
  Answer,
  Filter,
  ImportPreview,
  ImportResult,
  LotMovement,
  Movement,
  Stock,
  StockMovement,
} from '@org/api/client'
import type { BodyOf, Page, ReadOptions, SaveOptions, UploadOptions } from '../call-options.ts'
import type { ImportTable } from './import-table.ts'

/** A lot of a product, by its name. */
export interface LotOfProduct {
  productId: string
  lot: string
}

/** The filter of a list that the name of a lot can narrow down. */
export interface OfLot extends Filter {
  lot?: string | undefined
}

/**
 * The stock of the centres (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * `FORBIDDEN`. A booking with a known `bookingId` rejects with `ALREADY_BOOKED` and books nothing.
 */
export interface StockPort {
  /**
   * Returns a page of the products with their stock at a centre; with `lot`, only those that have
   * had a lot whose name starts so.
   */
  getAll(centreId: string, filter?: OfLot, options?: ReadOptions): Promise<Page<Stock>>
  /**
   * Finds the lots whose name starts with a text, in the centres that the person may see: the first
   * 50.
   */
  searchLots(lot: string, options?: ReadOptions): Promise<Answer<'searchLots'>>
  /** Returns what is left of a lot, by centre. */
  getLot(lot: LotOfProduct, options?: ReadOptions): Promise<Answer<'getLot'>>
  /** Returns a page of the movements of a lot in all centres that the person may see. */
  getAllMovementsOfLot(
    lot: LotOfProduct,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<LotMovement>>
  /** Returns the stock of one product at a centre, with its lots. */
  get(centreId: string, productId: string, options?: ReadOptions): Promise<Stock>
  /**
   * Returns the lots that have expired or soon will, by expiry: only the first ones if there are
   * many.
   */
  getAllExpiring(centreId: string, options?: ReadOptions): Promise<Answer<'listExpiringLots'>>
  /**
   * Returns a page of the movements of a centre with their products, newest first; with `lot`, only
   * those of lots with this name.
   */
  getAllMovementsOfCentre(
    centreId: string,
    filter?: OfLot,
    options?: ReadOptions,
  ): Promise<Page<StockMovement>>
  /** Returns a page of the movements of a product at a centre, newest first. */
  getAllMovements(
    centreId: string,
    productId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<Movement>>
  /**
   * Adds the units of all lines, or of none. Also rejects with `PRODUCT_ARCHIVED` or `LOT_EXPIRED`.
   */
  add(
    centreId: string,
    booking: BodyOf<'addStock'>,
    options?: SaveOptions,
  ): Promise<Answer<'addStock'>>
  /**
   * Removes the units of all lines, or of none. Also rejects with `NOT_ENOUGH_STOCK` or
   * `LOT_EXPIRED`.
   */
  remove(
    centreId: string,
    booking: BodyOf<'removeStock'>,
    options?: SaveOptions,
  ): Promise<Answer<'removeStock'>>
  /** Returns row by row what an opening stock would book. */
  previewOpening(
    centreId: string,
    table: ImportTable,
    options?: ReadOptions,
  ): Promise<ImportPreview>
  /**
   * Books exactly what the preview with this digest said, or nothing. Also rejects with `STALE`.
   */
  runOpening(
    centreId: string,
    table: ImportTable & { digest: string; bookingId: string },
    options?: UploadOptions,
  ): Promise<ImportResult>
}
