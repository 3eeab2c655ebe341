import {
  groupSetting,
  originSetting,
  secureAddress,
  textSetting,
  urlSetting,
  type Environment,
} from './read-setting.ts'
import type { S3Settings, StripeSettings } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** Where mails are handed in, or null. `?requireTLS=false` at its end allows mail in the clear. */
export function readSmtpUrl(env: Environment): string | null {
  const url = urlSetting(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (url === null || /^(\?requireTLS=(true|false))?$/.test(new URL(url).search)) return url
  throw new SettingsError('SMTP_URL may end with ?requireTLS=false and nothing else.')
}

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
    endpoint:
      secureAddress('S3_ENDPOINT', urlSetting(env, 'S3_ENDPOINT', ['http:', 'https:'])) ?? '',
    bucket: group.S3_BUCKET,
    accessKeyId: group.S3_ACCESS_KEY_ID,
    secretAccessKey: group.S3_SECRET_ACCESS_KEY,
    region: textSetting(env, 'S3_REGION') ?? 'auto',
  }
}

/** With what each begins: they look alike, and the publishable one is shown to everybody. */
const stripeKeys = {
  STRIPE_SECRET_KEY: ['sk_', 'rk_'],
  STRIPE_PUBLISHABLE_KEY: ['pk_'],
  STRIPE_WEBHOOK_SECRET: ['whsec_'],
  STRIPE_PRICE_ID: ['price_'],
} as const

type StripeKey = keyof typeof stripeKeys

/** Card payments, or null when none of their settings is given. */
export function readStripe(env: Environment): StripeSettings | null {
  const names = Object.keys(stripeKeys) as StripeKey[]
  const group = groupSetting(env, names)
  if (group === null) return null
  for (const name of names) {
    const starts = stripeKeys[name]
    if (!starts.some((start) => group[name].startsWith(start)))
      throw new SettingsError(`${name} must begin with ${starts.join(' or ')}.`)
  }
  return {
    secretKey: group.STRIPE_SECRET_KEY,
    publishableKey: group.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: group.STRIPE_WEBHOOK_SECRET,
    priceId: group.STRIPE_PRICE_ID,
    apiBase: secureAddress('STRIPE_API_BASE', originSetting(env, 'STRIPE_API_BASE')),
  }
}
