import type { CallParts, OperationId } from '@org/api/client'

/** Options of a call that only reads. Aborting it rejects with the AbortError of fetch. */
export interface ReadOptions {
  signal?: AbortSignal
}

export interface SaveOptions extends ReadOptions {
  /**
   * Random key of one save: repeating the save with this key within 24 hours saves nothing twice.
   */
  idempotencyKey?: string
  /** The revision that was edited. If it is not current, the call rejects with `STALE`. */
  ifMatch?: number
}

export interface UploadOptions extends SaveOptions {
  /** Called with the fraction of the file that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** A page of a list. `total` counts the rows of all pages. */
export interface Page<Item> {
  data: Item[]
  total: number
}

/** The values to save: all values of a new entity, or the id and changed values of a stored one. */
export type Saved<NewValues, Changes> =
  | (NewValues & { id?: undefined })
  | (Changes & { id: string })

/** The request body of an API operation. */
export type BodyOf<Id extends OperationId> = NonNullable<CallParts<Id>['body']>
