import { callerOf, type Adapters } from '@org/api'
import type { Product } from '@org/api/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { referenceTo } from '../documents/find-documents.ts'
import { sessions } from '../repositories/tokens.ts'
import { type ChangeDocument, changeDocumentOf } from '../changes/change-document.ts'

export interface Follower {
  /** The person at the identity service, which has proved it. */
  uid: string
  /** Token of the person's session with the API. */
  token: string
  product: Product
}

/** Where the changes are that a person may follow, and the counts at that moment. */
export interface Followed {
  organisation: string
  tables: ChangeDocument['tables']
}

/**
 * Lets a person read the changes of the organisation of their session, until their access ends.
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
  // Most pages follow as an earlier one of the same person, and write nothing.
  if (stored?.readers?.[user.id] === uid) return followed
  return db.runTransaction(async (transaction) => {
    // Ending the access removes the session, and conflicts with this read.
    if (!(await transaction.get(session)).exists) return null
    transaction.set(document, { readers: { [user.id]: uid } }, { merge: true })
    return followed
  })
}
