import type { Patch } from '../ports/table.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Secrets } from '../ports/services.ts'

/** Creates the secret key of a person's install page: 128 random bits. */
export function installKey(secrets: Secrets): string {
  return secrets.random(16)
}

/**
 * Creates a new install key, which invalidates the links sent before. A person who opens such a
 * link can request a new one.
 */
export function renewedInstallKey(secrets: Secrets, user: UserRecord): Patch<UserRecord> {
  return { install_key: installKey(secrets), former_install_key: user.install_key }
}

/** Returns the address of a person's install page. `version` is only informative. */
export function installAddress(
  publicUrl: string,
  { install_key }: Pick<UserRecord, 'install_key'>,
  version: string | null,
): string {
  const query = version === null ? '' : `?signatureversion=${version}`
  return `${publicUrl}/user/${install_key}/install-email${query}`
}
