import * as z from 'zod'
import type { S3Settings } from '@org/adapters/media'
import { parseGroup, type Environment } from './parse-settings.ts'
import { address, orNull, secureAddress, secureOrigin } from './setting-schemas.ts'
import type { StripeSettings } from './setting-types.ts'

/** Address of the mail server. A trailing `?requireTLS=false` allows unencrypted mail. */
export const smtpAddress = address('smtp', 'smtps').refine(
  (url) => /^(\?requireTLS=(true|false))?$/.test(new URL(url).search),
  'may end with ?requireTLS=false and nothing else.',
)

const s3 = {
  S3_ENDPOINT: secureAddress,
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
}

/** Reads the settings of S3-compatible storage; null when they are unset. */
export function readS3(env: Environment): S3Settings | null {
  const group = parseGroup(env, s3, { S3_REGION: z.string().default('auto') })
  return (
    group && {
      endpoint: group.S3_ENDPOINT,
      bucket: group.S3_BUCKET,
      accessKeyId: group.S3_ACCESS_KEY_ID,
      secretAccessKey: group.S3_SECRET_ACCESS_KEY,
      region: group.S3_REGION,
    }
  )
}

/**
 * Creates a schema that checks the prefix of a key. Keys look alike, and a secret key in place of
 * the publishable one would be shown to everyone.
 */
function keyWith(...starts: readonly string[]) {
  return z
    .string()
    .refine(
      (key) => starts.some((start) => key.startsWith(start)),
      `must begin with ${starts.join(' or ')}.`,
    )
}

const stripe = {
  STRIPE_SECRET_KEY: keyWith('sk_', 'rk_'),
  STRIPE_PUBLISHABLE_KEY: keyWith('pk_'),
  STRIPE_WEBHOOK_SECRET: keyWith('whsec_'),
  STRIPE_PRICE_ID: keyWith('price_'),
}

/** Reads the settings of card payments; null when they are unset. */
export function readStripe(env: Environment): StripeSettings | null {
  const group = parseGroup(env, stripe, { STRIPE_API_BASE: orNull(secureOrigin) })
  return (
    group && {
      secretKey: group.STRIPE_SECRET_KEY,
      publishableKey: group.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: group.STRIPE_WEBHOOK_SECRET,
      priceId: group.STRIPE_PRICE_ID,
      apiBase: group.STRIPE_API_BASE,
    }
  )
}
