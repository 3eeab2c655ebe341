import type * as z from 'zod'
import type { Permission } from '../stock/rules/permissions.ts'
import type { ErrorType } from './errors.ts'
import type { ListRule } from './filter.ts'
import type { Product } from './products.ts'
import type { Role } from './roles.ts'

/** A call of the API. `path` is below `/api`, with its parameters in braces. */
export interface Operation {
  /** The product whose sessions may call; `all` for calls that every product needs. */
  product: Product | 'all'
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  tag: string
  /** The weakest role that may make the call; `public` needs no token. */
  access: 'public' | Role
  /** Stock: the caller needs one of these permissions; absent if every member may make the call. */
  permissions?: readonly Permission[]
  /**
   * Stock: true for writes to data that all centres share. Members of a single centre may not make
   * them.
   */
  isCatalog?: true
  /** Stock: true for calls that only super admins may make. */
  isForSuperAdmins?: true
  query?: z.ZodObject
  /** Schema of the JSON body. */
  body?: z.ZodObject
  /** True for a multipart body with one part named `file`. */
  upload?: boolean
  /** Only for lists: the rule for the query parameter `filter`. */
  list?: ListRule
  /** True if the call reads about all people of an organisation. It waits its turn, as lists do. */
  isReport?: boolean
  /** Body fields that each role may write. A role that is not listed may write all of them. */
  writable?: Partial<Record<Role, readonly string[]>>
  /**
   * True for a GET that changes state. It is rejected from other origins, and never cached or
   * retried.
   */
  changesState?: boolean
  /** True if the operation sends or accepts a code by mail. Hosts without such codes reject it. */
  usesMailedCode?: boolean
  /**
   * True for a POST or PATCH that ignores `Idempotency-Key`. Its response is never stored, either because it
   * is secret, or because it is large and the call changes nothing.
   */
  hasUnstoredResponse?: boolean
  /** Schema of the JSON response; null for bytes. */
  response: z.ZodType | null
  /**
   * `image` if the response is an image, or a redirect to one, unless the client accepts JSON.
   * `page` if the response is a redirect to a page, or is empty.
   */
  redirectsTo?: 'image' | 'page'
  /** True if the call accepts `X-browser-key`, which identifies the browser. */
  acceptsBrowserKey?: boolean
  errors?: readonly ErrorType[]
}

/**
 * Returns the operation with its literal types. The types of the client and of the handlers are
 * derived from them.
 */
export function operation<const O extends Operation>(definition: O): O {
  return definition
}
