/** The photo network as it is set up for a product. It has changed its addresses before. */
export interface PhotoNetwork {
  /** Id under which the product is registered there. */
  appId: string
  /** Address of the product's callback page, of the same origin as the page that imports. */
  redirectUri: string
  /** What the person is asked for. Default `user_profile,user_media`. */
  scope?: string | undefined
  /** Page that asks the person. Default `https://api.instagram.com/oauth/authorize`. */
  authorizeUrl?: string | undefined
  /** Where the calls are answered. Default `https://graph.instagram.com`. */
  apiUrl?: string | undefined
}

const defaults = {
  scope: 'user_profile,user_media',
  authorizeUrl: 'https://api.instagram.com/oauth/authorize',
  apiUrl: 'https://graph.instagram.com',
}

/** Address of the page that asks the person for access; `state` comes back with the answer. */
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

/** Address of a call, for example `me/media`. */
export function callUrl(
  { apiUrl = defaults.apiUrl }: PhotoNetwork,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  return `${apiUrl.replace(/\/$/, '')}/${path}?${new URLSearchParams(query).toString()}`
}
