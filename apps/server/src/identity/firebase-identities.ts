import { IdentitiesUnreachable, type Clock, type Identities } from '@org/api'
import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
  UnsecuredJWT,
} from 'jose'
import type { FirebaseSettings } from '../settings/setting-types.ts'

const hour = 3_600_000

/** By how many seconds this machine's clock and Google's may differ. */
const clockTolerance = 60

/**
 * Checks ID tokens of Firebase Authentication as
 * firebase.google.com/docs/auth/admin/verify-id-tokens says, without its SDK: no service account.
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
      // An array could name this project beside others.
      if (typeof claims.aud !== 'string') return null
      const { email, email_verified: isVerified } = claims
      return { email: typeof email === 'string' ? email : '', isEmailVerified: isVerified === true }
    },
  }
}

const isPast = (time: unknown, now: number): boolean =>
  typeof time === 'number' && time <= now + clockTolerance

type ReadToken = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload | null>

/** Google changes its keys every few hours, and publishes new ones before they sign. */
function signedTokens(jwksUrl: string): ReadToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { cacheMaxAge: hour })
  return async (token, options) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        ...options,
        algorithms: ['RS256'],
      })
      // Without it a key set of one key would fit any token.
      return protectedHeader.kid ? payload : null
    } catch (error) {
      if (isTokenError(error)) return null
      throw new IdentitiesUnreachable('The keys of the identity service cannot be read', {
        cause: error,
      })
    }
  }
}

/** The Auth emulator signs nothing; the settings allow it on this machine alone. */
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
