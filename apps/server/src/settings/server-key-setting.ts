import * as z from 'zod'

/** The server's secret keys. */
export interface ServerKeys {
  readonly master: string
  /**
   * Signs only image addresses. If there is an earlier `master`, this is that key, so that
   * delivered mail keeps its images. Otherwise it is the same as `master`.
   */
  readonly media: string
}

/**
 * Command that sets `SERVER_KEY` to a new key and, after a comma, the key that an earlier version
 * stored in Postgres.
 */
export const copyOfFormerKey = `SERVER_KEY="$(openssl rand -base64 32),$(psql "$DATABASE_URL" -Atc 'select value from server_keys')"`

/** Error message for a missing key, which is optional only with the embedded database. */
export const missingServerKey = `SERVER_KEY is missing: with DATABASE_URL the server's key is a setting, so that neither the database nor its dumps hold it. Store SERVER_KEY="$(openssl rand -base64 32)"; if an earlier version used this database, store its key behind the new one, so that delivered mail keeps its images: ${copyOfFormerKey}.`

/** One key, or two separated by a comma. */
export const serverKeys = z.string().transform((text, context): ServerKeys => {
  const keys = parseKeys(text.split(','))
  if (keys) return keys
  context.addIssue(
    'must be one key of at least 32 characters without blanks, or two with a comma between them: the second signs the addresses of images.',
  )
  return z.NEVER
})

/**
 * Parses the keys in order; returns null when one is too short or contains whitespace, or when
 * there are more than two.
 */
export function parseKeys(texts: readonly string[]): ServerKeys | null {
  const [master, media = master, ...more] = texts.map((text) => text.trim())
  if (!master || !media || more.length > 0) return null
  const isValid = [master, media].every((key) => key.length >= 32 && !/\s/.test(key))
  return isValid ? { master, media } : null
}
