import type { Conf } from '../contract/entities/conf.ts'

/** What a token of the identity service says. */
export interface VerifiedIdentity {
  email: string
  /** Whether the service made sure that the address is the person's. */
  isEmailVerified: boolean
}

/** A service elsewhere where people sign in, by a third-party account or a link. */
export interface Identities {
  /** What the front end needs to reach it; public. */
  readonly publicConfig: NonNullable<Conf['firebase']>
  /**
   * Null: no token of this service, or not good any more. Rejects with `IdentitiesUnreachable` when
   * that cannot be told.
   */
  verify(token: string): Promise<VerifiedIdentity | null>
}

/** The service's keys could not be read; `cause` says why. */
export class IdentitiesUnreachable extends Error {
  override name = 'IdentitiesUnreachable'
}
