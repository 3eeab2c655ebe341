/**
 * Settings of the photo network for an application. Its addresses can be overridden, since they
 * have changed before.
 */
export interface PhotoNetwork {
  /** The application's id at the network. */
  appId: string
  /** Address of the application's callback page, of the same origin as the importing page. */
  redirectUri: string
  /** The permissions to request. Default `user_profile,user_media`. */
  scope?: string | undefined
  /**
   * Address of the page that asks the user for access. Default
   * `https://api.instagram.com/oauth/authorize`.
   */
  authorizeUrl?: string | undefined
  /** Base address of the API. Default `https://graph.instagram.com`. */
  apiUrl?: string | undefined
}

const defaults = {
  scope: 'user_profile,user_media',
  authorizeUrl: 'https://api.instagram.com/oauth/authorize',
  apiUrl: 'https://graph.instagram.com',
}

/**
 * Returns the address of the page that asks the user for access. The network's response repeats
 * `state`.
 */
export function authorisationUrl(network: PhotoNetwork, state: string): string {
  const { appId, redirectUri, scope = defaults.scope, authorizeUrl } = network
  const url = new URL(authorizeUrl ?? defaults.authorizeUrl)
  url.searchParams.set('client_id', appId)
  url.searchParams.set('redirect_uri', redirectUri)
  url.searchParams.set('scope', scope)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('state', state)
  return url.href
}

/** Returns the address of an API call, for example `me/media`. */
export function callUrl(
  { apiUrl = defaults.apiUrl }: PhotoNetwork,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  return `${apiUrl.replace(/\/$/, '')}/${path}?${new URLSearchParams(query).toString()}`
}
