import { accountsOf } from '@org/api/contract'
import * as z from 'zod'
import type { FunctionHost } from './open-host.ts'
import { type Followed, followChanges } from './follow-changes.ts'

/** The data that a page sends: its host, and the token of its session with the API. */
const callSchema = z.object({ host: z.string().max(50), token: z.string().max(200) })

/**
 * Answers a page that asks to follow the changes of its organisation. Returns null if the page may
 * not follow them.
 *
 * @param uid the person's id at the identity service; undefined if nobody is signed in
 * @param data what the page sent, not yet checked
 */
export async function answerFollow(
  { adapters, db }: Pick<FunctionHost, 'adapters' | 'db'>,
  uid: string | undefined,
  data: unknown,
): Promise<Followed | null> {
  const parsed = callSchema.safeParse(data)
  const accounts = parsed.success ? accountsOf(parsed.data.host) : null
  if (!parsed.success || !accounts || uid === undefined) return null
  const { token } = parsed.data
  return followChanges(adapters, db, { uid, token, product: accounts.product })
}
