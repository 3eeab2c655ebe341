import { newId } from '../../queue/new-id.ts'
import { listMedia } from '../network/list-media.ts'
import { authorisationUrl, type PhotoNetwork } from '../network/photo-network.ts'
import { VideoImportError } from '../video-import-error.ts'
import type { ExchangeCode } from './exchange-code.ts'
import type { Secrets } from './secrets.ts'
import type { VideoAccount } from './video-account.ts'

export interface TokenAccountOptions {
  userId: string
  network: PhotoNetwork
  secrets: Secrets
  exchangeCode: ExchangeCode
}

/**
 * Creates an account whose token is in the user's secrets document; the browser sends the requests.
 */
export function tokenAccount(options: TokenAccountOptions): VideoAccount {
  const { userId, network, secrets, exchangeCode } = options
  let token: string | undefined
  return {
    async isConnected() {
      token = (await secrets.get(userId)).access_token
      return token !== undefined
    },
    authorisationUrl: async () => authorisationUrl(network, newId()),
    async connect({ code }, signal) {
      const exchanged = await exchangeCode({ code, redirectUri: network.redirectUri })
      if (signal.aborted) return
      await secrets.set(userId, { access_token: exchanged })
      token = exchanged
    },
    async posts(query) {
      if (token === undefined) throw new VideoImportError('token_expired')
      return listMedia(network, { token, ...query })
    },
    async disconnect() {
      token = undefined
      await secrets.set(userId, {})
    },
  }
}
