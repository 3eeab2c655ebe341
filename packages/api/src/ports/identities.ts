import type { Conf } from '../contract/entities/conf.ts'

/** The claims of a token from the identity service. */
export interface VerifiedIdentity {
  email: string
  /** True when the service verified that the address belongs to the person. */
  isEmailVerified: boolean
}

/** An external service where people sign in, with a third-party account or a link. */
export interface Identities {
  /** Public settings that the front end needs to use the service. */
  readonly publicConfig: NonNullable<Conf['firebase']>
  /**
   * Verifies a token. Null when it is not from this service, or expired. Rejects with
   * `IdentitiesUnreachable` when that cannot be determined.
   */
  verify(token: string): Promise<VerifiedIdentity | null>
}

/** The service's keys could not be fetched; `cause` contains the reason. */
export class IdentitiesUnreachable extends Error {
  override name = 'IdentitiesUnreachable'
}
