import type { SealingPurpose, Secrets, SigningPurpose } from '../ports/services.ts'

const text = new TextEncoder()
const hmacAlgorithm = { name: 'HMAC', hash: 'SHA-256' }

/** Encodes bytes as base64url without padding. */
function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

/**
 * Creates secrets with WebCrypto, for Node, edge runtimes and browsers.
 *
 * @param masterKey at least 32 random bytes
 * @param mediaKey signs the addresses of images. After a change of the master key, pass the old
 *   one here, so that images in delivered mails still load.
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
    async seal(purpose, plain, owner) {
      const iv = randomBytes(ivBytes)
      const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(owner) }
      const key = await sealingKey(masterKey, purpose)
      const sealed = await crypto.subtle.encrypt(algorithm, key, text.encode(plain))
      return `${base64Url(iv)}.${base64Url(new Uint8Array(sealed))}`
    },
    async unseal(purpose, sealed, owner) {
      const [iv = '', content = ''] = sealed.split('.')
      const additionalData = text.encode(owner)
      const algorithm = { name: 'AES-GCM', iv: bytesOf(iv), additionalData }
      const key = await sealingKey(masterKey, purpose)
      try {
        const plain = await crypto.subtle.decrypt(algorithm, key, bytesOf(content))
        return new TextDecoder().decode(plain)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'OperationError') return null
        throw error
      }
    },
    async sha256(data) {
      const bytes = typeof data === 'string' ? text.encode(data) : data
      return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    },
  }
}

/** The IV length that is recommended for AES-GCM, in bytes (NIST SP 800-38D, section 5.2.1.1). */
const ivBytes = 12

async function sealingKey(masterKey: string, purpose: SealingPurpose): Promise<CryptoKey> {
  const derived = await derivedKey(masterKey, `seal:${purpose}`)
  return crypto.subtle.importKey('raw', derived, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function purposeKey(masterKey: string, purpose: SigningPurpose): Promise<CryptoKey> {
  const derived = await derivedKey(masterKey, purpose)
  return crypto.subtle.importKey('raw', derived, hmacAlgorithm, false, ['sign'])
}

async function derivedKey(masterKey: string, purpose: string): Promise<ArrayBuffer> {
  const master = await crypto.subtle.importKey(
    'raw',
    text.encode(masterKey),
    hmacAlgorithm,
    false,
    ['sign'],
  )
  return crypto.subtle.sign('HMAC', master, text.encode(purpose))
}
