import { PhotoNetworkRefused, PhotoNetworkUnreachable } from '@org/api'

/** Timeout of a request to the network, including its response, in milliseconds. */
const timeoutMilliseconds = 10_000

/** Maximum size of a response: a page of 50 posts is about 100 kB. */
const maxBytes = 2_000_000

export interface JsonAnswer {
  isOk: boolean
  status: number
  /** The parsed JSON; undefined when the response is not JSON. */
  body: unknown
}

/**
 * Sends a request to the network. Redirects are not followed: secrets go only to the configured
 * address.
 *
 * @throws PhotoNetworkUnreachable, or PhotoNetworkRefused when the response is too large
 */
export async function readJson(
  url: URL,
  init: RequestInit = {},
  limits: { timeoutMilliseconds?: number; maxBytes?: number } = {},
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(limits.timeoutMilliseconds ?? timeoutMilliseconds)
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    const text = await boundedText(response, limits.maxBytes ?? maxBytes)
    return { isOk: response.ok, status: response.status, body: parse(text) }
  } catch (error) {
    if (error instanceof PhotoNetworkRefused) throw error
    throw new PhotoNetworkUnreachable('The photo network does not answer', { cause: reason(error) })
  }
}

/** Describes an error without the address, whose query holds a token. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
}

async function boundedText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new PhotoNetworkRefused(`An answer of more than ${limit} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
