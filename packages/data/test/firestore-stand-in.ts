interface Fields {
  [name: string]: object
}

interface Write {
  update: { name: string; fields: Fields }
  updateMask?: { fieldPaths: string[] }
}

export type FirestoreAnswer = { status: number; body: object }

const refused: FirestoreAnswer = {
  status: 403,
  body: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Not allowed' } },
}

/**
 * As much of Firestore's REST interface as `firebase/firestore/lite` needs for single documents,
 * under the rules of `firestore.rules` (cloud.google.com/firestore/docs/reference/rest).
 */
export function firestoreStandIn() {
  const documents = new Map<string, Fields>()
  const isOwn = (name: string, uid: string | undefined) =>
    uid !== undefined && name.endsWith(`/documents/users/${uid}`)

  return {
    documents,
    batchGet({ documents: names }: { documents: string[] }, uid?: string): FirestoreAnswer {
      if (!names.every((name) => isOwn(name, uid))) return refused
      const readTime = new Date().toISOString()
      const answers = names.map((name) => {
        const fields = documents.get(name)
        const times = { createTime: readTime, updateTime: readTime }
        return fields
          ? { found: { name, fields, ...times }, readTime }
          : { missing: name, readTime }
      })
      return { status: 200, body: answers }
    },
    commit({ writes }: { writes: Write[] }, uid?: string): FirestoreAnswer {
      if (!writes.every(({ update }) => isOwn(update.name, uid))) return refused
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
