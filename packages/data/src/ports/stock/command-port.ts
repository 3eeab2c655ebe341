import type { Answer, Command, Filter } from '@org/api/client'
import type {
  BodyOf,
  Page,
  ReadOptions,
  Saved,
  SaveOptions,
  UploadOptions,
} from '../call-options.ts'
import type { OfLot } from './stock-port.ts'

/**
 * The orders of the centres (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND`, `FORBIDDEN`; changes also with `ORDER_STATUS` when the order's status does not allow
 * them.
 */
export interface CommandPort {
  /** Returns a page of the orders; with `lot`, only those that brought in a lot with this name. */
  getAllByCentreId(centreId: string, filter?: OfLot, options?: ReadOptions): Promise<Page<Command>>
  /** Returns a page of the orders that have been sent but not received yet. */
  getAllByCentreIdWaitingForValidation(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<Command>>
  /** Returns what `generateAllForCentre` would order, and why. */
  planAllForCentre(centreId: string, options?: ReadOptions): Promise<Answer<'planCommands'>>
  /**
   * Orders what a centre needs, one order per supplier: adds to the supplier's unsent order if
   * there is one. Returns the orders that were created or added to.
   */
  generateAllForCentre(centreId: string, options?: SaveOptions): Promise<Answer<'generateCommands'>>
  get(id: string, options?: ReadOptions): Promise<Command>
  /**
   * Adds an order, or sets quantities of an order that has not been sent yet. Also rejects with
   * `SUPPLIER_ARCHIVED` or `PRODUCT_ARCHIVED`.
   */
  save(
    command: Saved<BodyOf<'createCommand'> & { centreId: string }, BodyOf<'updateCommand'>>,
    options?: SaveOptions,
  ): Promise<Command>
  /** Deletes an order that has not been sent yet, with its ordonnances. */
  delete(id: string): Promise<Answer<'deleteCommand'>>
  /** Returns who did what with an order, newest first. */
  getHistory(id: string, options?: ReadOptions): Promise<Answer<'listCommandEvents'>>
  /** Returns the lots that an order brought in; none until it is received. */
  getReceivedLots(id: string, options?: ReadOptions): Promise<Answer<'listReceivedLots'>>
  /**
   * Adds a PDF, JPG or PNG of at most 10 MB. Rejects with `MEDIA_TYPE` or `TOO_LARGE` otherwise.
   */
  addOrdonnance(id: string, file: File, options?: UploadOptions): Promise<Command>
  deleteOrdonnance(id: string, ref: string): Promise<Command>
  /** Returns an address that shows an ordonnance for ten minutes. */
  getOrdonnanceAddress(id: string, ref: string): Promise<Answer<'getOrdonnanceAddress'>>
  /** Returns the default mail, and what is missing before it can be sent. */
  getMail(id: string, options?: ReadOptions): Promise<Answer<'getCommandMail'>>
  /**
   * Queues the mail to the supplier, with the order as a PDF and its ordonnances. Also rejects with
   * `ORDER_EMPTY`, `SUPPLIER_ARCHIVED`, `ORDONNANCE_MISSING`, `CLIENT_NUMBER_MISSING` or
   * `TOO_LARGE`.
   */
  sendToSupplier(
    command: Pick<Command, 'id'>,
    mail: BodyOf<'sendCommand'>,
    options?: SaveOptions,
  ): Promise<Command>
  /**
   * Receives a sent order, once: books the units that arrived, and orders missing units again
   * according to the choices.
   */
  validateCommand(
    command: Pick<Command, 'id'>,
    reception: BodyOf<'validateCommand'>,
    options?: SaveOptions,
  ): Promise<Answer<'validateCommand'>>
}
