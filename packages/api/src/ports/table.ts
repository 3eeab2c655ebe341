import type { ListQuery, Where } from '../contract/filter.ts'

/** The fields of every stored row. */
export interface Row {
  id: string
  organisation_id: string
  revision: number
}

/** A row to insert. The table adds revision 1 and the organisation of its scope. */
export type New<R extends Row> = Omit<R, 'organisation_id' | 'revision'>

export type Patch<R extends Row> = Partial<Omit<R, 'id' | 'organisation_id' | 'revision'>>

/**
 * Rows of one kind in a scope. Rows outside the scope are treated as missing. Fields of a
 * `ListQuery` were checked against the contract, so they are column names.
 */
export interface Table<R extends Row> {
  get(id: string): Promise<R | null>
  /**
   * Lists by `order`, then by `id`. Strings are in French order, case-insensitive; null comes last.
   * May return fewer rows than `limit`, but at least one, if their JSON is longer than
   * `maxListBytes`.
   */
  list(query: ListQuery): Promise<{ data: R[]; total: number }>
  /** Returns all matching rows, ordered by `id`. */
  all(where?: Where): Promise<R[]>
  /**
   * Returns some fields of all matching rows, in no particular order. It makes counting many rows
   * cheap.
   */
  pick<K extends keyof R & string>(fields: readonly K[], where?: Where): Promise<Pick<R, K>[]>
  /** Rejects with `DuplicateError` or `MissingReferenceError`. */
  insert(row: New<R>): Promise<R>
  /** Inserts all rows or none, atomically. Rejects like `insert`. */
  insertAll(rows: readonly New<R>[]): Promise<void>
  /**
   * Changes a row and increments its revision. Null when there is no such row; `'stale'` when
   * `ifRevision` was passed and differs. Rejects like `insert`.
   */
  update(id: string, patch: Patch<R>, ifRevision?: number): Promise<R | 'stale' | null>
  /**
   * Changes values that are not user edits (deploy states, last login), and leaves the revision
   * unchanged.
   */
  mark(id: string, patch: Patch<R>): Promise<R | null>
  /** Does the same for many rows, all with the same fields. Skips rows that do not exist. */
  markEach(patches: readonly ({ id: string } & Patch<R>)[]): Promise<void>
  /**
   * Changes all matching rows, increments their revisions, and returns how many rows it changed.
   */
  updateAll(where: Where, patch: Patch<R>): Promise<number>
  remove(id: string): Promise<boolean>
}

/** A unique field already has this value. */
export class DuplicateError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`${field} exists already`)
    this.name = 'DuplicateError'
    this.field = field
  }
}

/** The centre of a booking is archived. */
export class CentreArchivedError extends Error {
  /** The name of the centre. */
  readonly centre: string

  constructor(centre: string) {
    super(`The centre ${centre} is archived`)
    this.name = 'CentreArchivedError'
    this.centre = centre
  }
}

/** A field refers to a row that does not exist in the organisation. */
export class MissingReferenceError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`${field} refers to nothing in this organisation`)
    this.name = 'MissingReferenceError'
    this.field = field
  }
}
