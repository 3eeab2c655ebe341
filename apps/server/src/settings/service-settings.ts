import { groupSetting, textSetting, urlSetting, type Environment } from './read-setting.ts'
import type { S3Settings, StripeSettings } from './setting-types.ts'

/** S3-compatible storage, or null when none of its settings is given. */
export function readS3(env: Environment): S3Settings | null {
  const group = groupSetting(env, [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  if (group === null) return null
  return {
    endpoint: urlSetting(env, 'S3_ENDPOINT', ['http:', 'https:']) ?? '',
    bucket: group.S3_BUCKET,
    accessKeyId: group.S3_ACCESS_KEY_ID,
    secretAccessKey: group.S3_SECRET_ACCESS_KEY,
    region: textSetting(env, 'S3_REGION') ?? 'auto',
  }
}

/** Card payments, or null when none of their settings is given. */
export function readStripe(env: Environment): StripeSettings | null {
  const group = groupSetting(env, [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_ID',
  ])
  if (group === null) return null
  return {
    secretKey: group.STRIPE_SECRET_KEY,
    publishableKey: group.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: group.STRIPE_WEBHOOK_SECRET,
    priceId: group.STRIPE_PRICE_ID,
    apiBase: urlSetting(env, 'STRIPE_API_BASE', ['http:', 'https:']),
  }
}
