import type { Identity } from './identity.ts'
import type { UserDocuments } from './user-documents.ts'

/** The services of one backend, loaded together. */
export interface DataServices {
  identity: Identity
  documents: UserDocuments
}
