import type { PhotoSettings } from '@org/adapters/photo-network'
import * as z from 'zod'
import { parseGroup, type Environment } from './parse-settings.ts'
import { secureAddress } from './setting-schemas.ts'

const schemas = {
  PHOTO_APP_ID: z.string(),
  PHOTO_APP_SECRET: z.string(),
  // Both addresses must be secure: the first receives the application's secret, the second people's
  // tokens.
  PHOTO_AUTHORIZE_URL: secureAddress,
  PHOTO_API_URL: secureAddress,
  PHOTO_SCOPE: z
    .string()
    .regex(
      /^[\w.:,\- ]{1,500}$/,
      'must be words with commas or blanks between them, such as user_profile,user_media.',
    ),
}

/** Reads the settings of the photo network; null when they are unset. */
export function readPhotoNetwork(env: Environment): PhotoSettings | null {
  const group = parseGroup(env, schemas, {})
  return (
    group && {
      appId: group.PHOTO_APP_ID,
      appSecret: group.PHOTO_APP_SECRET,
      authorizeUrl: group.PHOTO_AUTHORIZE_URL,
      apiUrl: group.PHOTO_API_URL,
      scope: group.PHOTO_SCOPE,
    }
  )
}
