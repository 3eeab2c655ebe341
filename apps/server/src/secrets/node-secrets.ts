import { hash } from 'node:crypto'
import { webSecrets, type Secrets } from '@org/api'

/**
 * The same secrets as by WebCrypto. Each call hashes its token, and WebCrypto sends every digest to
 * another thread, which took a tenth of the time of a short answer.
 */
export function nodeSecrets(masterKey: string, mediaKey: string): Secrets {
  return {
    ...webSecrets(masterKey, mediaKey),
    sha256: async (data) => hash('sha256', data, 'base64url'),
  }
}
