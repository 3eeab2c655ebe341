import { VideoImportError } from '../video-import-error.ts'
import { callUrl, type PhotoNetwork } from './photo-network.ts'
import { refused, requestJson, type JsonAnswer } from './request-json.ts'
import { readMediaList, type MediaItem } from './video-item.ts'

const fields =
  'id,media_type,media_url,thumbnail_url,caption,permalink,timestamp,username,' +
  'children{id,media_type,media_url,thumbnail_url,permalink,timestamp,username}'

export interface ListMediaOptions {
  token: string
  /** How many posts are asked for. Default 20. */
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/** The code by which the network says that a token is not accepted. */
const oauthErrorCode = 190

function isExpired({ status, body }: JsonAnswer): boolean {
  const { error } = Object(body) as { error?: { code?: unknown } }
  return status === 401 || Object(error).code === oauthErrorCode
}

/**
 * The newest posts of the person whose token it is: `GET /me/media`. Rejects with a
 * `VideoImportError`: `token_expired`, `network` or `refused`; upon an abort as `fetch` does.
 */
export async function listMedia(
  network: PhotoNetwork,
  { token, limit = 20, signal }: ListMediaOptions,
): Promise<MediaItem[]> {
  const query = { fields, limit: String(limit), access_token: token }
  const answer = await requestJson(callUrl(network, 'me/media', query), { signal: signal ?? null })
  if (isExpired(answer)) throw new VideoImportError('token_expired', { cause: answer.body })
  if (!answer.isOk || !Array.isArray(Object(answer.body).data)) throw refused(answer)
  return readMediaList(answer.body)
}
