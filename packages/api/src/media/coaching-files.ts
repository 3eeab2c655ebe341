import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { Secrets } from '../ports/services.ts'

const hourSeconds = 3600

/** Addresses are valid for 6 hours, plus the rest of the hour in which they were created. */
const validHours = 6

/**
 * The people whom an address is for: the owner of the media, or everyone with the link to a shared
 * session.
 */
export type Audience = { organisationId: string } | { shareKey: string }

/** The query parameters of a file's address, without the signature. */
export interface FileQuery {
  /** Organisation of the owner. */
  o?: string | undefined
  /**
   * Key of a session's link. It is encrypted, so that nobody can open the session with the address
   * of a file.
   */
  k?: string | undefined
  /** Key of the poster; absent for the file itself. */
  p?: string | undefined
  /** When the address expires, in seconds since 1970. */
  e: number
}

/** Computes the signature that an address must contain as `s`. */
export async function fileSignature(
  secrets: Secrets,
  fileKey: string,
  { o = '', k = '', p = '', e }: FileQuery,
): Promise<string> {
  return secrets.hmac('coaching-file', [fileKey, o, k, p, e].join(':'))
}

/** Returns the key of a poster or an image in the store. */
export const storedImageKey = (organisationId: string, key: string): string =>
  `coaching-media/${organisationId}/${key}`

/**
 * Creates the function that returns the address of a medium or of its poster. For the owner, the
 * address changes only once an hour, so that the browser does not load the file again each time it
 * loads a list.
 */
export function addressesFor(
  { secrets, settings, clock }: Pick<Adapters, 'secrets' | 'settings' | 'clock'>,
  audience: Audience,
) {
  const now = clock.now()
  const e = (Math.floor(now / hourSeconds) + validHours + 1) * hourSeconds

  const audienceQuery = async (fileKey: string): Promise<Pick<FileQuery, 'o' | 'k'>> =>
    'shareKey' in audience
      ? { k: await secrets.seal('share-key', audience.shareKey, fileKey) }
      : { o: audience.organisationId }

  return async (
    { file_key }: Pick<CoachingMediaRecord, 'file_key'>,
    posterKey?: string,
  ): Promise<string> => {
    const query = {
      ...(await audienceQuery(file_key)),
      ...(posterKey !== undefined && { p: posterKey }),
      e,
    }
    const s = await fileSignature(secrets, file_key, query)
    const search = new URLSearchParams({ e: String(e), s })
    for (const [name, value] of Object.entries(query)) search.set(name, String(value))
    return `${settings.filesUrlOf('coaching')}/api/coaching/file/${file_key}?${search.toString()}`
  }
}

/** A medium with its addresses. */
export interface ShownMedium extends CoachingMediaRecord {
  url: string
  /** Null without a poster. */
  posterUrl: string | null
}

/** Adds the addresses to media. */
export async function withAddresses(
  rows: readonly CoachingMediaRecord[],
  addressOf: ReturnType<typeof addressesFor>,
): Promise<ShownMedium[]> {
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      url: await addressOf(row),
      posterUrl: row.poster_key === null ? null : await addressOf(row, row.poster_key),
    })),
  )
}
