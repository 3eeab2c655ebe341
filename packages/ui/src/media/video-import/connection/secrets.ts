import { refused, requestJson } from '../network/request-json.ts'

/** A person's secrets document, readable by that person alone. */
export interface UserSecrets {
  /** Token for the photo network; missing while not connected. */
  access_token?: string | undefined
}

/** Where the secrets documents are. Both calls reject with a `VideoImportError`. */
export interface Secrets {
  /** The document of that user; empty where there is none. */
  get: (userId: string) => Promise<UserSecrets>
  /** Replaces the document of that user. */
  set: (userId: string, secrets: UserSecrets) => Promise<void>
}

export interface HttpSecretsOptions {
  /** Address below which each user's document is: `{url}/{userId}`. */
  url: string
  /** Headers of each request, for example the authorization, read when it starts. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
}

/** Secrets documents over HTTP: GET reads one (404: none yet), PUT replaces it. */
export function httpSecrets({ url, headers = () => ({}) }: HttpSecretsOptions): Secrets {
  const addressOf = (userId: string) => `${url}/${encodeURIComponent(userId)}`
  return {
    async get(userId) {
      const answer = await requestJson(addressOf(userId), { headers: headers(), cache: 'no-store' })
      if (answer.status === 404) return {}
      if (!answer.isOk) throw refused(answer)
      const { access_token: token } = Object(answer.body) as UserSecrets
      return typeof token === 'string' && token !== '' ? { access_token: token } : {}
    },
    async set(userId, secrets) {
      const answer = await requestJson(addressOf(userId), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...headers() },
        body: JSON.stringify(secrets),
      })
      if (!answer.isOk) throw refused(answer)
    },
  }
}
