/** What is stored of a person in `users/{uid}` (specification 3, section 3). */
export interface UserDocument {
  first_name: string
  last_name: string
  /** Null: not said. */
  gender: 'male' | 'female' | null
}

/** The documents `users/{uid}`. Each call rejects with `IdentityError`. */
export interface UserDocuments {
  /** Null where none is stored yet. */
  get(uid: string): Promise<UserDocument | null>
  /** Writes these fields; what other products keep in the document stays. */
  save(uid: string, document: UserDocument): Promise<void>
}
