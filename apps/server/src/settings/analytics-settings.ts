import * as z from 'zod'
import { parseGroup, parseSettings, type Environment } from './parse-settings.ts'
import { orNull, servedAddress } from './setting-schemas.ts'
import type { AnalyticsSettings, FirebaseAnalyticsConfig } from './setting-types.ts'

/** The keys of a web app's configuration that Firebase Analytics needs; other keys are dropped. */
const firebaseConfig = z.object({
  apiKey: z.string().regex(/^[\w-]+$/),
  appId: z.string().regex(/^[\w:.-]+$/),
  projectId: z.string().regex(/^[\w:.-]+$/),
  measurementId: z.string().regex(/^G-[A-Z0-9]+$/),
})

const firebase = {
  FIREBASE_ANALYTICS_CONFIG: orNull(
    z.string().transform((text, context): FirebaseAnalyticsConfig => {
      const parsed = firebaseConfig.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue(
        'must be the JSON object that the Firebase console shows for a web app, with at least "apiKey", "appId", "projectId" and "measurementId".',
      )
      return z.NEVER
    }),
  ),
}

const matomo = {
  MATOMO_URL: servedAddress,
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'must be the number that Matomo shows for the site, such as 1.'),
}

const plausible = {
  PLAUSIBLE_URL: servedAddress,
  PLAUSIBLE_DOMAIN: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of the site in Plausible, such as example.org.'),
}

/** Reads the settings of the analytics services, of which any number may be set. */
export function readAnalytics(env: Environment): AnalyticsSettings {
  const forMatomo = parseGroup(env, matomo, {})
  const forPlausible = parseGroup(env, plausible, {})
  return {
    firebase: parseSettings(env, firebase).FIREBASE_ANALYTICS_CONFIG,
    matomo: forMatomo && {
      url: `${forMatomo.MATOMO_URL}/matomo.php`,
      siteId: forMatomo.MATOMO_SITE_ID,
    },
    plausible: forPlausible && {
      url: `${forPlausible.PLAUSIBLE_URL}/api/event`,
      domain: forPlausible.PLAUSIBLE_DOMAIN,
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
