import { isEmail, isUrl } from '@org/ui/validators'
import * as z from 'zod'
import { countries } from '../phones/countries.ts'
import { nameKey } from './name-key.ts'

/** The id of a row. */
export const id = z.string().min(1).max(64)

/** A reference, or null for none. */
export const reference = id.nullable()

/**
 * Seconds since 1970. The maximum is the end of the year 9999, because every calendar can display
 * dates up to then.
 */
export const seconds = z.int().min(0).max(253_402_300_799)

/**
 * ISO 4217 code in lower case. Amounts next to it are in Stripe's smallest unit of that currency.
 */
export const currency = z.string().regex(/^[a-z]{3}$/)

/** A string of at most `max` characters, trimmed. */
export const text = (max = 200) => z.string().trim().max(max)

/** A string with visible content, not only blanks and invisible characters. */
export const requiredText = (max = 200) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(max)
    .refine((value) => nameKey(value) !== '', { error: 'string' })

/** An email address, converted to lower case. */
export const email = z.string().trim().toLowerCase().refine(isEmail, { error: 'email' })

/** An http or https address, optionally without the scheme, or an empty string. */
export const webAddress = z
  .string()
  .trim()
  .refine((value) => value === '' || isUrl(value), { error: 'url' })

/** ISO 3166 code of a country, in upper case. */
export const country = z.string().refine((code) => countries.includes(code), { error: 'country' })

/**
 * A phone number, or an empty string. The contract limits length and characters only, because what
 * a number is depends on the organisation's country: handlers check it (`checkPhone`).
 */
export const phone = text(40).refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}<>]/u.test(value), {
  error: 'phone number',
})

/** `true` or `false` in a query string. */
export const flag = z.stringbool()

/** A page of a list. `total` counts all matches, not only those of the page. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: z.int() })

/** The response of a call without a result. */
export const done = z.object({ success: z.literal(true) })
