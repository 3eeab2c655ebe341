import { VideoImportError } from '../video-import-error.ts'
import { callUrl, type PhotoNetwork } from './photo-network.ts'
import { unexpectedResponse, requestJson, type JsonResponse } from './request-json.ts'
import { readMediaList } from './video-item.ts'
import type { MediaPage } from '../connection/video-account.ts'

const fields =
  'id,media_type,media_url,thumbnail_url,caption,permalink,timestamp,username,' +
  'children{id,media_type,media_url,thumbnail_url,permalink,timestamp,username}'

export interface ListMediaOptions {
  token: string
  /** Number of posts to request. Default 20. */
  limit?: number | undefined
  /** Cursor returned with the previous page. */
  after?: string | undefined
  signal?: AbortSignal | undefined
}

/** The network's error code for a rejected token. */
const oauthErrorCode = 190

function isExpired({ status, body }: JsonResponse): boolean {
  const { error } = Object(body) as { error?: { code?: unknown } }
  return status === 401 || Object(error).code === oauthErrorCode
}

/** Returns the cursor of the next page; null if there is none. */
function nextOf(body: unknown): string | null {
  const { paging } = Object(body) as { paging?: { next?: unknown; cursors?: { after?: unknown } } }
  const after = paging?.cursors?.after
  return typeof paging?.next === 'string' && typeof after === 'string' ? after : null
}

/**
 * Requests a page of the token owner's posts, newest first: `GET /me/media`. Rejects with a
 * `VideoImportError`: `token_expired`, `network` or `refused`; if aborted, with the error of
 * `fetch`.
 */
export async function listMedia(
  network: PhotoNetwork,
  { token, limit = 20, after, signal }: ListMediaOptions,
): Promise<MediaPage> {
  const cursor = after === undefined ? {} : { after }
  const query = { fields, limit: String(limit), access_token: token, ...cursor }
  const response = await requestJson(callUrl(network, 'me/media', query), {
    signal: signal ?? null,
  })
  if (isExpired(response)) throw new VideoImportError('token_expired', { cause: response.body })
  if (!response.isOk || !Array.isArray(Object(response.body).data))
    throw unexpectedResponse(response)
  return { items: readMediaList(response.body), next: nextOf(response.body) }
}
