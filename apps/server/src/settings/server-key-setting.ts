import * as z from 'zod'

/** What signs codes, links and addresses of images. */
export interface ServerKeys {
  readonly master: string
  /** Signs the addresses of images alone: an earlier key, so that delivered mail keeps its images. */
  readonly media: string
}

/** How the key that an earlier version kept in a Postgres database is put behind a new one. */
export const copyOfFormerKey = `SERVER_KEY="$(openssl rand -base64 32),$(psql "$DATABASE_URL" -Atc 'select value from server_keys')"`

/** What to do without a key; only the embedded database allows that. */
export const missingServerKey = `SERVER_KEY is missing: with DATABASE_URL the server's key is a setting, so that neither the database nor its dumps hold it. Store SERVER_KEY="$(openssl rand -base64 32)"; if an earlier version used this database, store its key behind the new one, so that delivered mail keeps its images: ${copyOfFormerKey}.`

/** One key, or two with a comma between them. */
export const serverKeys = z.string().transform((text, context): ServerKeys => {
  const keys = parseKeys(text.split(','))
  if (keys) return keys
  context.addIssue(
    'must be one key of at least 32 characters without blanks, or two with a comma between them: the second signs the addresses of images.',
  )
  return z.NEVER
})

/** The keys in their order; null when one is too short or there are more than two. */
export function parseKeys(texts: readonly string[]): ServerKeys | null {
  const [master, media = master, ...more] = texts.map((text) => text.trim())
  if (!master || !media || more.length > 0) return null
  const isGood = [master, media].every((key) => key.length >= 32 && !/\s/.test(key))
  return isGood ? { master, media } : null
}
