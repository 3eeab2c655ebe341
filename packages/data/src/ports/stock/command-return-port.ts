import type { Answer, CommandReturn, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The returns of the centres to suppliers (specification 3, section 7). Calls reject with
 * `ApiError`: `NOT_FOUND`, `FORBIDDEN`; changes also with `ORDER_STATUS` when the return has
 * already been validated.
 */
export interface CommandReturnPort {
  getAllByCentreId(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<CommandReturn>>
  /** Returns a page of the returns that are not validated yet. */
  getAllByCentreIdWaitingForValidation(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<CommandReturn>>
  get(id: string, options?: ReadOptions): Promise<CommandReturn>
  /**
   * Adds a return, or replaces the lines of a stored return. Also rejects with `STALE` or
   * `REFERENCE`.
   */
  save(
    commandReturn: Saved<
      BodyOf<'createCommandReturn'> & { centreId: string },
      BodyOf<'updateCommandReturn'>
    >,
    options?: SaveOptions,
  ): Promise<CommandReturn>
  delete(id: string): Promise<Answer<'deleteCommandReturn'>>
  /** Returns who did what with a return, newest first. */
  getHistory(id: string, options?: ReadOptions): Promise<Answer<'listCommandReturnEvents'>>
  /**
   * Validates a return: removes all of its goods from the stock, or none, and only once. Also
   * rejects with `NOT_ENOUGH_STOCK`, `LOT_EXPIRED` or `ALREADY_BOOKED`.
   */
  validateReturn(
    commandReturn: Pick<CommandReturn, 'id'>,
    booking: BodyOf<'validateReturn'>,
    options?: SaveOptions,
  ): Promise<CommandReturn>
}
