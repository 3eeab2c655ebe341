import { unexpectedResponse, requestJson } from '../network/request-json.ts'

/** The parameters for exchanging a code for a token. */
export interface Grant {
  code: string
  /** The redirect address that the authorisation used. */
  redirectUri: string
}

/**
 * Exchanges a code for an access token. The exchange runs on a server, since only the server knows
 * the application's secret. Rejects with a `VideoImportError`.
 */
export type ExchangeCode = (grant: Grant) => Promise<string>

export interface CallableOptions {
  /** Address of the server function. */
  url: string
  /** Returns the headers for each request. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
}

/**
 * Exchanges the code through a callable server function: POST `{ data: { code, redirect_uri } }`
 * returns `{ result: { access_token } }`. Source: "Protocol specification for https.onCall" of
 * Firebase.
 */
export function callableExchange({ url, headers = () => ({}) }: CallableOptions): ExchangeCode {
  return async ({ code, redirectUri }) => {
    const response = await requestJson(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers() },
      body: JSON.stringify({ data: { code, redirect_uri: redirectUri } }),
    })
    const { result } = Object(response.body) as { result?: unknown }
    const { access_token: token } = Object(result) as { access_token?: unknown }
    if (!response.isOk || typeof token !== 'string' || token === '') {
      throw unexpectedResponse(response)
    }
    return token
  }
}
