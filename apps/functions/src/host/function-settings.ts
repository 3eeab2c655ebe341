import { defineSecret, defineString } from 'firebase-functions/params'
import * as z from 'zod'

/** The secret settings, which Firebase keeps in Google's Secret Manager. */
export const secrets = {
  SERVER_KEY: defineSecret('SERVER_KEY'),
  SMTP_URL: defineSecret('SMTP_URL'),
  MEDIA_ACCESS_KEY_ID: defineSecret('MEDIA_ACCESS_KEY_ID'),
  MEDIA_SECRET_ACCESS_KEY: defineSecret('MEDIA_SECRET_ACCESS_KEY'),
  PHOTO_APP_SECRET: defineSecret('PHOTO_APP_SECRET'),
}

const parameters = {
  STOCK_URL: defineString('STOCK_URL', { description: 'Address of the stock pages' }),
  COACHING_URL: defineString('COACHING_URL', { description: 'Address of the coaching pages' }),
  COACHING_ADMIN_URL: defineString('COACHING_ADMIN_URL', {
    description: 'Address of the pages of the coaching admin',
  }),
  FILES_URL: defineString('FILES_URL', { description: 'Address of the function `files`' }),
  WEB_APP: defineString('WEB_APP', {
    description: 'JSON of the web app in Firebase’s console',
  }),
  MAIL_FROM: defineString('MAIL_FROM', { description: 'Sender, `Name <address>`' }),
  SIGN_UP: defineString('SIGN_UP', { default: 'invited' }),
  MEDIA_ENDPOINT: defineString('MEDIA_ENDPOINT', { default: 'https://storage.googleapis.com' }),
  MEDIA_BUCKET: defineString('MEDIA_BUCKET', { description: 'Name of the bucket' }),
  PHOTO_APP_ID: defineString('PHOTO_APP_ID', { default: '' }),
  PHOTO_AUTHORIZE_URL: defineString('PHOTO_AUTHORIZE_URL', { default: '' }),
  PHOTO_API_URL: defineString('PHOTO_API_URL', { default: '' }),
  PHOTO_SCOPE: defineString('PHOTO_SCOPE', { default: '' }),
  REPLACE_KEY: defineString('REPLACE_KEY', { default: '' }),
}

const address = z.url().transform((url) => url.replace(/\/$/, ''))

const webApp = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ projectId: z.string(), authDomain: z.string() }).catchall(z.string()))

const schema = z.object({
  STOCK_URL: address,
  COACHING_URL: address,
  COACHING_ADMIN_URL: address,
  FILES_URL: address,
  WEB_APP: webApp,
  MAIL_FROM: z.string().min(3),
  SIGN_UP: z.enum(['open', 'invited']),
  MEDIA_ENDPOINT: address,
  MEDIA_BUCKET: z.string().min(1),
  PHOTO_APP_ID: z.string(),
  PHOTO_AUTHORIZE_URL: z.string(),
  PHOTO_API_URL: z.string(),
  PHOTO_SCOPE: z.string(),
  REPLACE_KEY: z.string().default(''),
  SERVER_KEY: z.string().min(32, 'has fewer than 32 characters'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is not an address such as smtps://user:password@host'),
  MEDIA_ACCESS_KEY_ID: z.string(),
  MEDIA_SECRET_ACCESS_KEY: z.string(),
  PHOTO_APP_SECRET: z.string(),
})

export type FunctionSettings = z.infer<typeof schema>

/**
 * Reads the parameters and secrets. Call it when a function first runs, because Firebase provides
 * no values while it lists the functions.
 *
 * @throws Error that names each wrong setting
 */
export function readSettings(): FunctionSettings {
  const all = Object.entries({ ...parameters, ...secrets })
  return parseSettings(Object.fromEntries(all.map(([name, one]) => [name, one.value()])))
}

/**
 * Checks the values of all settings.
 *
 * @throws Error that names each wrong setting
 */
export function parseSettings(values: object): FunctionSettings {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`Wrong settings. ${errors.join('; ')}`)
}
