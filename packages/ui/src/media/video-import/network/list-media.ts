import { VideoImportError } from '../video-import-error.ts'
import { callUrl, type PhotoNetwork } from './photo-network.ts'
import { refused, requestJson, type JsonAnswer } from './request-json.ts'
import { readMediaList } from './video-item.ts'
import type { MediaPage } from '../connection/video-account.ts'

const fields =
  'id,media_type,media_url,thumbnail_url,caption,permalink,timestamp,username,' +
  'children{id,media_type,media_url,thumbnail_url,permalink,timestamp,username}'

export interface ListMediaOptions {
  token: string
  /** How many posts are asked for. Default 20. */
  limit?: number | undefined
  /** Cursor of the page before. */
  after?: string | undefined
  signal?: AbortSignal | undefined
}

/** The code by which the network says that a token is not accepted. */
const oauthErrorCode = 190

function isExpired({ status, body }: JsonAnswer): boolean {
  const { error } = Object(body) as { error?: { code?: unknown } }
  return status === 401 || Object(error).code === oauthErrorCode
}

/** Cursor of the next page; null where there is none. */
function nextOf(body: unknown): string | null {
  const { paging } = Object(body) as { paging?: { next?: unknown; cursors?: { after?: unknown } } }
  const after = paging?.cursors?.after
  return typeof paging?.next === 'string' && typeof after === 'string' ? after : null
}

/**
 * A page of the posts of the person whose token it is, the newest first: `GET /me/media`. Rejects with a
 * `VideoImportError`: `token_expired`, `network` or `refused`; upon an abort as `fetch` does.
 */
export async function listMedia(
  network: PhotoNetwork,
  { token, limit = 20, after, signal }: ListMediaOptions,
): Promise<MediaPage> {
  const cursor = after === undefined ? {} : { after }
  const query = { fields, limit: String(limit), access_token: token, ...cursor }
  const answer = await requestJson(callUrl(network, 'me/media', query), { signal: signal ?? null })
  if (isExpired(answer)) throw new VideoImportError('token_expired', { cause: answer.body })
  if (!answer.isOk || !Array.isArray(Object(answer.body).data)) throw refused(answer)
  return { items: readMediaList(answer.body), next: nextOf(answer.body) }
}
