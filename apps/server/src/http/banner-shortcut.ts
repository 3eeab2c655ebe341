import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '@org/api'

const bannerAddress = /^\/api\/user\/([\w-]{1,64})\/banner$/

/**
 * Answers a banner address from memory, before any other work: every opened mail calls it.
 *
 * @returns false when the ordinary way must answer
 */
export function answerBanner(
  api: Pick<Api, 'peekBanner'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const key = bannerAddress.exec(request.url ?? '')?.[1]
  const answer = key && api.peekBanner(key, request.headers.accept ?? '')
  if (!answer) return false
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : (answer.body ?? undefined))
  return true
}
