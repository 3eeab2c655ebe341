import { IdentitiesUnreachable, type Clock, type Identities } from '@org/api'
import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
  UnsecuredJWT,
} from 'jose'

/** Settings of the sign-in with Firebase, which is offered in addition to the code by email. */
export interface FirebaseSettings {
  /** Configuration that the front end passes to Firebase; none of it is secret. */
  readonly config: Readonly<Record<string, string>> & { projectId: string; authDomain: string }
  /** Address of the public keys that verify Firebase's tokens. */
  readonly jwksUrl: string
  /** The emulator, such as `http://127.0.0.1:9099`. When set, only its unsigned tokens are accepted. */
  readonly authEmulator: string | null
  readonly firestoreEmulator: string | null
}

const hour = 3_600_000

/** How many seconds this machine's clock may differ from Google's. */
const clockTolerance = 60

/**
 * Verifies ID tokens of Firebase Authentication as described at
 * firebase.google.com/docs/auth/admin/verify-id-tokens. Needs neither the SDK nor a service
 * account.
 */
export function firebaseIdentities(settings: FirebaseSettings, clock: Clock): Identities {
  const { config, authEmulator, firestoreEmulator } = settings
  const readToken = authEmulator === null ? signedTokens(settings.jwksUrl) : unsignedTokens
  return {
    publicConfig: {
      config,
      auth_emulator: authEmulator,
      firestore_emulator: firestoreEmulator,
    },
    async verify(token) {
      const now = clock.now()
      const options = {
        audience: config.projectId,
        issuer: `https://securetoken.google.com/${config.projectId}`,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        currentDate: new Date(now * 1000),
        clockTolerance,
      }
      const claims = await readToken(token, options)
      if (!claims?.sub || !isPast(claims.iat, now) || !isPast(claims['auth_time'], now)) return null
      // Reject an array of audiences: the token may be meant for other projects too.
      if (typeof claims.aud !== 'string') return null
      const { email, email_verified: isVerified } = claims
      return { email: typeof email === 'string' ? email : '', isEmailVerified: isVerified === true }
    },
  }
}

const isPast = (time: unknown, now: number): boolean =>
  typeof time === 'number' && time <= now + clockTolerance

type ReadToken = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload | null>

/**
 * Returns a function that verifies tokens signed by Google. Keys may be cached for an hour: Google
 * rotates them every few hours, and publishes new ones before it uses them.
 */
function signedTokens(jwksUrl: string): ReadToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { cacheMaxAge: hour })
  return async (token, options) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        ...options,
        algorithms: ['RS256'],
      })
      // Require a `kid`: if a token has none and the set contains only one key, `jose` tries that
      // key.
      return protectedHeader.kid ? payload : null
    } catch (error) {
      if (isTokenError(error)) return null
      throw new IdentitiesUnreachable('The keys of the identity service cannot be read', {
        cause: error,
      })
    }
  }
}

/**
 * Reads the unsigned tokens of the Auth emulator, which the settings allow only on this machine.
 */
const unsignedTokens: ReadToken = async (token, options) => {
  try {
    return UnsecuredJWT.decode(token, options).payload
  } catch (error) {
    if (isTokenError(error)) return null
    throw error
  }
}

function isTokenError(error: unknown): boolean {
  return [
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind)
}
