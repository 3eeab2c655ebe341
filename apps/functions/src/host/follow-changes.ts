import { callerOf, type Adapters } from '@org/api'
import type { Product } from '@org/api/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { referenceTo } from '../documents/find-documents.ts'
import { sessions } from '../repositories/tokens.ts'
import { type ChangeDocument, changeDocumentOf } from '../changes/change-document.ts'

export interface Follower {
  /** The person's verified id at the identity service. */
  uid: string
  /** Token of the person's session with the API. */
  token: string
  product: Product
}

/**
 * The organisation whose changes a person may follow, and how often each of its tables has changed
 * so far.
 */
export interface Followed {
  organisation: string
  tables: ChangeDocument['tables']
}

/**
 * Lets a person read the changes of their session's organisation until their access ends.
 *
 * @returns null without a session
 */
export async function followChanges(
  adapters: Adapters,
  db: Firestore,
  { uid, token, product }: Follower,
): Promise<Followed | null> {
  const caller = await callerOf(adapters, token, product)
  if (!caller) return null
  const { user, tokenHash } = caller
  const session = referenceTo(db, { collection: sessions, id: tokenHash })
  const organisation = user.organisation_id
  const document = changeDocumentOf(db, organisation)
  const stored = (await document.get()).data() as Partial<ChangeDocument> | undefined
  const followed = { organisation, tables: stored?.tables ?? {} }
  // Most pages write nothing, because an earlier page has already registered the same person.
  if (stored?.readers?.[user.id] === uid) return followed
  return db.runTransaction(async (transaction) => {
    // Ending the access removes the session. Reading it here makes the two transactions conflict,
    // so that nobody is registered after their access has ended.
    if (!(await transaction.get(session)).exists) return null
    transaction.set(document, { readers: { [user.id]: uid } }, { merge: true })
    return followed
  })
}
