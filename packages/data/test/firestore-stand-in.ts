interface Fields {
  [name: string]: object
}

interface Write {
  update: { name: string; fields: Fields }
  updateMask?: { fieldPaths: string[] }
}

export type FirestoreResponse = { status: number; body: object }

const denied: FirestoreResponse = {
  status: 403,
  body: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Not allowed' } },
}

/**
 * Handles the parts of Firestore's REST interface that `firebase/firestore/lite` needs for single
 * documents, with the rules of `firestore.rules` (cloud.google.com/firestore/docs/reference/rest).
 */
export function firestoreStandIn() {
  const documents = new Map<string, Fields>()
  const isOwn = (name: string, uid: string | undefined) =>
    uid !== undefined && name.endsWith(`/documents/users/${uid}`)

  return {
    documents,
    batchGet({ documents: names }: { documents: string[] }, uid?: string): FirestoreResponse {
      if (!names.every((name) => isOwn(name, uid))) return denied
      const readTime = new Date().toISOString()
      const results = names.map((name) => {
        const fields = documents.get(name)
        const times = { createTime: readTime, updateTime: readTime }
        return fields
          ? { found: { name, fields, ...times }, readTime }
          : { missing: name, readTime }
      })
      return { status: 200, body: results }
    },
    commit({ writes }: { writes: Write[] }, uid?: string): FirestoreResponse {
      if (!writes.every(({ update }) => isOwn(update.name, uid))) return denied
      for (const { update, updateMask } of writes) {
        const kept = updateMask ? (documents.get(update.name) ?? {}) : {}
        documents.set(update.name, { ...kept, ...update.fields })
      }
      const updateTime = new Date().toISOString()
      return {
        status: 200,
        body: { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime },
      }
    },
  }
}
