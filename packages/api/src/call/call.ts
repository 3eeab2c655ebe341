import type { BannerCache } from '../banner/banner-cache.ts'
import type { ListQuery } from '../contract/filter.ts'
import type { Operation } from '../contract/operation.ts'
import type { ResponseOf, BodyOf, PathOf, QueryOf } from '../contract/operation-types.ts'
import type { Product } from '../contract/products.ts'
import type { OperationId, Operations } from '../contract/operations.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachRecord } from '../ports/coaching/records.ts'
import type { StockMemberRecord } from '../ports/stock/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from './caller.ts'
import type { Device } from '../rules/device-of.ts'
import type { FileConditions } from '../media/partial-response.ts'
import type { Turns } from './create-turns.ts'
import type { Variants } from '../media/create-variants.ts'
import type { IncomingFile } from './incoming-file.ts'

/** The origin of a request, for rate limits and the audit log. */
export interface Origin {
  /** The client's address as the host sees it: an IPv4 address or an IPv6 /64. */
  client: string
  /** The product that the called host serves. */
  product: Product
  /** True for the host of the coaching admin. */
  isAdminHost: boolean
  /** SHA-256 of the random key that the browser keeps; null if the request contained no key. */
  browser: string | null
  device: Device
}

type CallerFor<O extends Operation> = O['access'] extends 'public' ? Caller | null : Caller

/** A request, parsed and checked against its operation. */
export interface Call<O extends Operation> {
  adapters: Adapters
  banners: BannerCache
  variants: Variants
  parsing: Turns
  /** Queue that relays videos of the photo network, one at a time for each person. */
  transfers: Turns
  caller: CallerFor<O>
  /** The caller's rights in the stock product; null in other products. */
  member: O['product'] extends 'stock' ? StockMemberRecord : null
  /** The caller's record in the coaching product; null in other products. */
  coach: O['product'] extends 'coaching' ? CoachRecord : null
  path: PathOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  list: O extends { list: object } ? ListQuery : undefined
  /** The file that the request uploads. Nothing of it is read before the handler calls `receive`. */
  file: O extends { upload: true } ? IncomingFile : undefined
  /** Revision in `If-Match`. */
  ifRevision: number | undefined
  /** Seconds since 1970. */
  now: number
  origin: Origin
  accept: string
  conditions: FileConditions
  /** For reads outside of a transaction. */
  repositories: Repositories
  /**
   * Runs the call's writes in one transaction, which also stores the response for the call's
   * `Idempotency-Key`. `work` returns the response.
   */
  commit: Commit
}

/** Runs writes in one transaction. */
export type Commit = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>

export type Handler<O extends Operation> = (call: Call<O>) => Promise<ResponseOf<O> | Response>

/** A handler for each operation. A missing or mistyped handler does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Operations[Id]> }

/** The handlers of some operations. */
export type HandlersOf<Table extends Record<string, Operation>> = {
  [Id in keyof Table]: Handler<Table[Id]>
}
