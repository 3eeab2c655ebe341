import { unexpectedResponse, requestJson } from '../network/request-json.ts'

/** A user's secrets document, readable only by that user. */
export interface UserSecrets {
  /** Token for the photo network; missing while not connected. */
  access_token?: string | undefined
}

/** Storage of the secrets documents. Both methods reject with a `VideoImportError`. */
export interface Secrets {
  /** Returns the user's document; empty if there is none. */
  get: (userId: string) => Promise<UserSecrets>
  /** Replaces the user's document. */
  set: (userId: string, secrets: UserSecrets) => Promise<void>
}

export interface HttpSecretsOptions {
  /** Base address of the documents: `{url}/{userId}`. */
  url: string
  /** Returns the headers for each request, for example the authorization. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
}

/**
 * Creates storage for secrets documents over HTTP: GET reads one (404: none yet), PUT replaces it.
 */
export function httpSecrets({ url, headers = () => ({}) }: HttpSecretsOptions): Secrets {
  const addressOf = (userId: string) => `${url}/${encodeURIComponent(userId)}`
  return {
    async get(userId) {
      const response = await requestJson(addressOf(userId), {
        headers: headers(),
        cache: 'no-store',
      })
      if (response.status === 404) return {}
      if (!response.isOk) throw unexpectedResponse(response)
      const { access_token: token } = Object(response.body) as UserSecrets
      return typeof token === 'string' && token !== '' ? { access_token: token } : {}
    },
    async set(userId, secrets) {
      const response = await requestJson(addressOf(userId), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...headers() },
        body: JSON.stringify(secrets),
      })
      if (!response.isOk) throw unexpectedResponse(response)
    },
  }
}
