/**
 * Encodes a value as base64url, in Node and browsers; supports only ASCII, which is all that the
 * tests use.
 */
const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

export interface Person {
  localId: string
  email: string
  displayName: string
}

/** Creates an unsigned ID token, as the Auth emulator issues it. */
export function idTokenOf({ localId, email, displayName }: Person, projectId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: localId,
    user_id: localId,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email,
    email_verified: true,
    ...(displayName ? { name: displayName } : {}),
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** Returns the uid in a token; undefined without a token. */
export function uidIn(authorization: string | undefined): string | undefined {
  const [, body] = (authorization ?? '').replace(/^Bearer /, '').split('.')
  if (!body) return undefined
  return (JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub
}
