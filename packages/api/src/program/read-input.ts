import type * as z from 'zod'
import { checkValue, textErrors } from '../contract/check-value.ts'
import { apiError } from '../contract/errors.ts'
import { parseFilter, type ListQuery } from '../contract/filter.ts'
import type { Operation } from '../contract/operation.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import type { Adapters } from '../ports/adapters.ts'
import { forbiddenFields } from '../rules/access.ts'
import type { Caller } from '../call/caller.ts'

/**
 * Maximum length of a path parameter. All ids and keys are shorter, and Firestore fails when it
 * compares an indexed field with more than 1,500 bytes.
 */
const maxPathText = 500

/** Rejects path parameters that are too long, or that the database cannot store. */
export function readPath(path: Record<string, string>): Record<string, string> {
  const long = Object.keys(path).filter((name) => (path[name] ?? '').length > maxPathText)
  const errors = [
    ...textErrors(path),
    ...long.map((name) => ({
      path: name,
      message: mustBe(name, `string of at most ${maxPathText} characters`),
    })),
  ]
  if (errors.length > 0) throw validationError(errors)
  return path
}

/** Parses the query. Unknown parameters are ignored. */
export function readQuery(operation: Operation, url: URL): object {
  return operation.query ? checked(operation.query, Object.fromEntries(url.searchParams)) : {}
}

/** Parses the filter of a list and checks it against the list's rule. */
export function readList(operation: Operation, url: URL): ListQuery | undefined {
  if (!operation.list) return undefined
  const parsed = parseFilter(url.searchParams.get('filter') ?? undefined, operation.list)
  if ('query' in parsed) return parsed.query
  throw validationError(
    parsed.errors.map(({ path, expected }) => ({ path, message: mustBe(path, expected) })),
  )
}

/** Parses the JSON body. Fields that the caller's role may not write are rejected. */
export function readJsonBody(operation: Operation, caller: Caller | null, json: unknown): unknown {
  if (!operation.body) return undefined
  const body = checked(operation.body, json)
  const refused = caller ? forbiddenFields(operation, caller.user.role, body) : []
  if (refused.length > 0) throw apiError('FORBIDDEN', { payload: { fields: refused } })
  return body
}

/**
 * Parses the revision in `If-Match`, with or without quotes; undefined if the header is missing or
 * `*`. Any other value is rejected, so that a requested check is never skipped.
 */
export function readIfMatch(header: string | null): number | undefined {
  const value = header?.trim() ?? '*'
  if (value === '*') return undefined
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(value) ?? []
  const revision = quoted ?? bare
  if (revision !== undefined) return Number(revision)
  throw validationError([{ path: 'If-Match', message: mustBe('If-Match', 'revision') }])
}

/**
 * Reads the key that identifies a browser, and returns its SHA-256; null without a key. Any value
 * other than 32 bytes is ignored, because it could be guessed or shared.
 */
export async function readBrowser(
  { secrets }: Pick<Adapters, 'secrets'>,
  header: string | null,
): Promise<string | null> {
  return header !== null && /^[\w-]{43}$/.test(header) ? secrets.sha256(header) : null
}

function checked(schema: z.ZodObject, value: unknown): object {
  const result = checkValue(schema, value)
  if ('errors' in result) throw validationError(result.errors)
  return result.data
}
