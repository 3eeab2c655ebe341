import { groupSetting, secureAddress, urlSetting, type Environment } from './read-setting.ts'
import type { PhotoSettings } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** The photo network, or null when none of its settings is given. */
export function readPhotoNetwork(env: Environment): PhotoSettings | null {
  const group = groupSetting(env, [
    'PHOTO_APP_ID',
    'PHOTO_APP_SECRET',
    'PHOTO_AUTHORIZE_URL',
    'PHOTO_API_URL',
    'PHOTO_SCOPE',
  ])
  if (group === null) return null
  if (!/^[\w.:,\- ]{1,500}$/.test(group.PHOTO_SCOPE))
    throw new SettingsError(
      'PHOTO_SCOPE must be words with commas or blanks between them, such as user_profile,user_media.',
    )
  return {
    appId: group.PHOTO_APP_ID,
    appSecret: group.PHOTO_APP_SECRET,
    authorizeUrl: addressOf(env, 'PHOTO_AUTHORIZE_URL'),
    apiUrl: addressOf(env, 'PHOTO_API_URL'),
    scope: group.PHOTO_SCOPE,
  }
}

/** The application's secret and people's tokens go there. */
function addressOf(env: Environment, name: string): string {
  return secureAddress(name, urlSetting(env, name, ['http:', 'https:'])) ?? ''
}
