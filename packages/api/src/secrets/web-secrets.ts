import type { Secrets, SigningPurpose } from '../ports/services.ts'

const text = new TextEncoder()

/** base64url without padding. */
function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

/**
 * Secrets by WebCrypto, the same in Node, edge and browser.
 *
 * @param masterKey at least 32 random bytes
 * @param mediaKey signs the addresses of images; another than the master key where mail delivered
 *   under an earlier key must keep its images
 */
export function webSecrets(masterKey: string, mediaKey = masterKey): Secrets {
  const keys = new Map<SigningPurpose, Promise<CryptoKey>>()
  const keyFor = (purpose: SigningPurpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const made = purposeKey(purpose === 'media-variant' ? mediaKey : masterKey, purpose)
    keys.set(purpose, made)
    return made
  }
  return {
    random: (bytes) => base64Url(randomBytes(bytes)),
    id: () => Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    async hmac(purpose, message) {
      const signature = await crypto.subtle.sign(
        'HMAC',
        await keyFor(purpose),
        text.encode(message),
      )
      return base64Url(new Uint8Array(signature))
    },
    async sha256(data) {
      const bytes = typeof data === 'string' ? text.encode(data) : data
      return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    },
  }
}

async function purposeKey(masterKey: string, purpose: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const master = await crypto.subtle.importKey('raw', text.encode(masterKey), algorithm, false, [
    'sign',
  ])
  const derived = await crypto.subtle.sign('HMAC', master, text.encode(purpose))
  return crypto.subtle.importKey('raw', derived, algorithm, false, ['sign'])
}
