import type * as z from 'zod'
import type { ErrorType } from './errors.ts'
import type { ListRule } from './filter.ts'
import type { Role } from './roles.ts'

/** One call of the API. `path` is under `/api`, its parameters in braces. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  tag: string
  /** `public` needs no token, else the weakest role that may call. */
  access: 'public' | Role
  query?: z.ZodObject
  /** JSON body. */
  body?: z.ZodObject
  /** True: a multipart body with one part named `file`. */
  upload?: boolean
  /** Present on lists: `filter` is read from the query by this rule. */
  list?: ListRule
  /** Body fields that a role may write; a role that is absent may write all. */
  writable?: Partial<Record<Role, readonly string[]>>
  /** A GET that changes something: refused from other sites, never cached or retried. */
  changesState?: boolean
  /**
   * The answer is kept nowhere, since it opens something, or is large and nothing was changed: a POST
   * that heeds no `Idempotency-Key`.
   */
  isAnswerUnkept?: boolean
  /** What is answered; null: bytes. */
  answer: z.ZodType | null
  /** Sends or redirects to an image unless the client accepts JSON. */
  leadsToPicture?: boolean
  /** Heeds `X-browser-key`, by which a browser is known again. */
  knowsBrowser?: boolean
  errors?: readonly ErrorType[]
}

/** Keeps the literal types of one operation, so that client and handlers are typed by it. */
export function operation<const O extends Operation>(definition: O): O {
  return definition
}
