import * as z from 'zod'
import { isLoopbackUrl } from './loopback.ts'

/** Creates a schema for a whole number from `min` to `max`. */
export function integer(min: number, max: number) {
  return z
    .string()
    .refine((text) => /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: ({ input }) =>
        `must be a whole number between ${min} and ${max}, not "${String(input)}".`,
    })
    .transform(Number)
}

/** Creates a schema for one of the given values. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, {
    error: ({ input }) => `must be one of ${choices.join(', ')}, not "${String(input)}".`,
  })
}

/**
 * Creates a schema for an absolute address with one of the given schemes; removes a trailing slash.
 * The address may contain a secret, so error messages never repeat it.
 */
export function address(...schemes: readonly string[]) {
  return z
    .url({
      protocol: new RegExp(`^(?:${schemes.join('|')})$`),
      hostname: /./,
      error: `must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}.`,
      abort: true,
    })
    .transform(withoutSlashesAtEnd)
}

/** An http or https address without a path. */
export const origin = address('http', 'https').refine(
  (url) => new URL(url).origin === url.toLowerCase(),
  { error: 'must be an address without a path, such as https://example.org.', abort: true },
)

/**
 * True for an https address or one on this machine. Only these may receive secrets, which never
 * leave this machine unencrypted.
 */
function isSecure(url: string): boolean {
  return new URL(url).protocol === 'https:' || isLoopbackUrl(url)
}

const insecure = 'must begin with https:// unless it is on this machine.'

/** An http or https address that may receive secrets. */
export const secureAddress = address('http', 'https').refine(isSecure, insecure)

/** Like `secureAddress`, but without a path. */
export const secureOrigin = origin.refine(isSecure, insecure)

/**
 * Like `secureAddress`, but without the characters that separate values in a header, since the
 * address becomes part of a header.
 */
export const servedAddress = secureAddress.refine(
  (url) => /^[\w.:/[\]~%-]+$/.test(url),
  'must be an address without a user, a query or a fragment.',
)

/** Values separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((text) => wordsOf(text))

/**
 * Creates a schema for comma-separated `host=product` pairs. Lower-cases the hosts; accepts only
 * the given products.
 */
export function hostMap(products: readonly string[]) {
  return list.transform((parts, context): ReadonlyMap<string, string> => {
    const pairs = parts.map((part) => part.split('=').map((side) => side.trim()))
    if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) {
      context.addIssue('must look like host=product,host=product.')
      return z.NEVER
    }
    const unknown = pairs.map(([, product = '']) => product).find((one) => !products.includes(one))
    if (unknown !== undefined) {
      context.addIssue(`must name products of ${products.join(', ')}, not "${unknown}".`)
      return z.NEVER
    }
    return new Map(pairs.map(([key = '', value = '']) => [key.toLowerCase(), value]))
  })
}

/** Makes a schema return null for an unset setting. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null)
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function withoutSlashesAtEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
