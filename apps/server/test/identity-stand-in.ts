import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

export const projectId = 'paraphe-test'
const issuer = `https://securetoken.google.com/${projectId}`

/** Claims to override. A claim set to undefined is omitted. */
export type Claims = Record<string, string | number | boolean | string[] | undefined>

/** Claims of a valid token, with overrides for a test. */
export function claimsFor(email: string, changed: Claims = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: projectId,
    sub: `uid of ${email}`,
    iat: now - 5,
    exp: now + 3600,
    auth_time: now - 5,
    email,
    email_verified: true,
    ...changed,
  }
}

export const unsigned = (claims: JWTPayload): string => new UnsecuredJWT(claims).encode()

/**
 * Starts a stand-in for Google's key server, which publishes one key. Signs tokens with that key or
 * with another one.
 */
export async function startKeys() {
  const own = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const kid = 'first'
  const keys = [{ ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }]
  let reads = 0
  const server = createServer((_, response) => {
    reads += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sign = (claims: JWTPayload, key = own.privateKey, keyId: string | null = kid) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', ...(keyId !== null && { kid: keyId }) })
      .sign(key)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    /** Returns how often the keys were fetched. */
    reads: () => reads,
    sign: (claims: JWTPayload) => sign(claims),
    /** Signs with the right key, but without its id in the header. */
    signWithoutKeyId: (claims: JWTPayload) => sign(claims, own.privateKey, null),
    signByAnother: (claims: JWTPayload) => sign(claims, other.privateKey),
    signByUnknownKey: (claims: JWTPayload) => sign(claims, other.privateKey, 'unknown'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
