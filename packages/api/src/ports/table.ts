import type { ListQuery, Where } from '../contract/filter.ts'

/** What every stored row has. */
export interface Row {
  id: string
  organisation_id: string
  revision: number
}

/** A row as it is inserted: the table adds the organisation of its scope and revision 1. */
export type New<R extends Row> = Omit<R, 'organisation_id' | 'revision'>

export type Patch<R extends Row> = Partial<Omit<R, 'id' | 'organisation_id' | 'revision'>>

/** What of a list no column holds. */
export interface Computed {
  /**
   * Stands in for columns of `order`: numbers by a field's name and a row's id. A row that is not
   * named counts as null.
   */
  order?: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** Ids of the only rows that may be listed. */
  only?: ReadonlySet<string>
}

/**
 * Rows of one kind within a scope: what the scope does not hold does not exist here. Fields of a
 * `ListQuery` were checked against the contract, so they name columns.
 */
export interface Table<R extends Row> {
  get(id: string): Promise<R | null>
  /**
   * `order` first, then `id`; texts compare as French has them, without regard to case, null last.
   */
  list(query: ListQuery, computed?: Computed): Promise<{ data: R[]; total: number }>
  /** All rows that match, ordered by `id`. */
  all(where?: Where): Promise<R[]>
  /** Some fields of all rows that match, in no order: for counts over many rows. */
  pick<K extends keyof R & string>(fields: readonly K[], where?: Where): Promise<Pick<R, K>[]>
  /** Rejects with `DuplicateError` or `MissingReferenceError`. */
  insert(row: New<R>): Promise<R>
  /** Inserts all or none, in one step. Rejects as `insert` does. */
  insertAll(rows: readonly New<R>[]): Promise<void>
  /**
   * Changes a row and adds one to its revision. Null: no such row. `'stale'`: `ifRevision` was
   * given and is not the row's. Rejects as `insert` does.
   */
  update(id: string, patch: Patch<R>, ifRevision?: number): Promise<R | 'stale' | null>
  /** Changes what is no edit (deploy states, last login): the revision stays. */
  mark(id: string, patch: Patch<R>): Promise<R | null>
  /** Changes all rows that match and adds one to their revisions; how many. */
  updateAll(where: Where, patch: Patch<R>): Promise<number>
  remove(id: string): Promise<boolean>
}

/** A unique field holds this value already. */
export class DuplicateError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`${field} exists already`)
    this.name = 'DuplicateError'
    this.field = field
  }
}

/** A reference names no row of the same organisation. */
export class MissingReferenceError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`${field} refers to nothing in this organisation`)
    this.name = 'MissingReferenceError'
    this.field = field
  }
}
