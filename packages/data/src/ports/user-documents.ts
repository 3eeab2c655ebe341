/** A person's stored data in `users/{uid}` (specification 3, section 3). */
export interface UserDocument {
  first_name: string
  last_name: string
  /** Null if not specified. */
  gender: 'male' | 'female' | null
}

/** The documents `users/{uid}`. Calls that fail reject with `IdentityError`. */
export interface UserDocuments {
  /** Returns the stored document; null if there is none yet. */
  get(uid: string): Promise<UserDocument | null>
  /** Writes these fields, and keeps the fields that other products store in the document. */
  save(uid: string, document: UserDocument): Promise<void>
}
