import { PhotoNetworkRefused, PhotoTokenExpired, readPhotoPosts, type PhotoNetwork } from '@org/api'
import { openVideo } from './open-video.ts'
import { readJson, type JsonAnswer } from './read-json.ts'

/** Registration of this installation with the photo network. */
export interface PhotoSettings {
  readonly appId: string
  readonly appSecret: string
  /**
   * Address of the consent page. The code that it returns is exchanged for a token at
   * `access_token`, relative to this address.
   */
  readonly authorizeUrl: string
  readonly apiUrl: string
  readonly scope: string
}

/** Fields to request for each post, under the network's names. */
const fields =
  'id,media_type,media_url,thumbnail_url,caption,permalink,timestamp,username,' +
  'children{id,media_type,media_url,thumbnail_url,permalink,timestamp,username}'

/** The network's error code for an invalid token. */
const oauthErrorCode = 190

/**
 * Calls the photo network over HTTP, as described in specification 2, section 7. The code from the
 * consent page is exchanged for a token at `access_token`, relative to the address of that page.
 */
export function httpPhotoNetwork(settings: PhotoSettings): PhotoNetwork {
  const { appId, appSecret, authorizeUrl, apiUrl, scope } = settings
  return {
    authorizationUrl({ redirectUri, state }) {
      return withQuery(authorizeUrl, {
        client_id: appId,
        redirect_uri: redirectUri,
        scope,
        response_type: 'code',
        state,
      }).href
    },
    async exchange({ code, redirectUri }) {
      const body = new URLSearchParams({
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
      })
      const url = new URL('access_token', authorizeUrl)
      const answer = await readJson(url, { method: 'POST', body })
      const token = member(answer.body, 'access_token')
      if (!answer.isOk || typeof token !== 'string' || token === '') throw refused(answer)
      return token
    },
    async posts(token, { limit, after }) {
      const query = { fields, limit: String(limit), access_token: token, ...(after && { after }) }
      const answer = await readJson(withQuery(`${apiUrl}/me/media`, query))
      if (isExpired(answer)) throw new PhotoTokenExpired('The token is not accepted')
      if (!answer.isOk || !Array.isArray(member(answer.body, 'data'))) throw refused(answer)
      return readPhotoPosts(answer.body)
    },
    async video(token, postId, limits) {
      const query = { fields: 'id,media_type,media_url', access_token: token }
      const answer = await readJson(withQuery(`${apiUrl}/${postId}`, query))
      if (isExpired(answer)) throw new PhotoTokenExpired('The token is not accepted')
      if (isMissing(answer)) return null
      if (!answer.isOk) throw refused(answer)
      const [post] = readPhotoPosts({ data: [answer.body] }).data
      if (post?.id !== postId || post.media_type !== 'VIDEO' || post.media_url === undefined)
        return null
      const { origin, protocol } = new URL(apiUrl)
      return openVideo(post.media_url, limits, protocol === 'http:' ? origin : null)
    },
  }
}

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

function member(value: unknown, name: string): unknown {
  return (Object(value) as Record<string, unknown>)[name]
}

function isExpired({ status, body }: JsonAnswer): boolean {
  return status === 401 || member(member(body, 'error'), 'code') === oauthErrorCode
}

/**
 * Whether the post does not exist. The network answers 400 with code 100 if the token's owner has
 * no post with the id.
 */
function isMissing({ status, body }: JsonAnswer): boolean {
  return status === 404 || (status === 400 && member(member(body, 'error'), 'code') === 100)
}

/** Reports only the status: the rest of the response may contain a secret. */
const refused = ({ status }: JsonAnswer) => new PhotoNetworkRefused(`Answer ${status}`)
