import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '@org/api'
import type { Logger } from 'pino'

const bannerAddress = /^\/api\/user\/([\w-]{1,64})\/banner(\/link)?$/

/**
 * Serves a banner or its link from memory and bypasses the regular routes, because every opened
 * mail requests a banner.
 *
 * @returns false when the regular routes must respond
 */
export function answerBanner(
  api: Pick<Api, 'peekBanner' | 'peekBannerLink'>,
  request: IncomingMessage,
  response: ServerResponse,
  logger: Pick<Logger, 'error'>,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [, key, link] = bannerAddress.exec(request.url ?? '') ?? []
  if (key === undefined) return false
  try {
    const answer =
      link === undefined
        ? api.peekBanner(key, request.headers.accept ?? '')
        : api.peekBannerLink(key)
    if (!answer) return false
    response.writeHead(answer.status, answer.headers)
    response.end(request.method === 'HEAD' ? undefined : (answer.body ?? undefined))
  } catch (error) {
    // No caller of this listener catches errors, so an uncaught one would end the process.
    logger.error({ err: error }, 'banner failed')
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
  return true
}
