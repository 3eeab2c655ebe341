import type {
  CoachingRepositories,
  Row,
  Scope,
  SharedSessions,
  Studios,
  TrainingSessionRecord,
} from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import type { ReadDocuments, Store } from '../documents/documents.ts'
import { firestoreTable } from './firestore-table.ts'
import { notBeingDeleted } from './organisation-deletions.ts'
import { coachingRules, type TableRule } from './table-rules.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

/** Accesses the coaching product's rows of a scope's studio. */
export function firestoreCoaching(store: Store, scope: Scope): CoachingRepositories {
  const table = <R extends Row>(rule: TableRule<R>) => firestoreTable(store, scope, rule)
  return {
    coaches: table(coachingRules.coaches),
    tags: table(coachingRules.tags),
    media: table(coachingRules.media),
    exercices: table(coachingRules.exercices),
    trainingSessions: table(coachingRules.trainingSessions),
    trainingPrograms: table(coachingRules.trainingPrograms),
    messages: table(coachingRules.messages),
  }
}

/**
 * Lists the studios that have media. Firestore has no `GROUP BY`, so this reads the organisation id
 * of every medium.
 */
export function firestoreStudios(db: Firestore): Studios {
  return {
    async withMedia() {
      const media = db.collection('coaching_media').select('organisation_id')
      const { docs } = await convertDatabaseErrors(media.get())
      return [...new Set(docs.map((one) => (one.data() as Row).organisation_id))]
    },
  }
}

/** Looks up shared sessions of all studios. */
export function firestoreSharedSessions(store: ReadDocuments): SharedSessions {
  return {
    async byKey(key) {
      const where = { share_key: key }
      const found = await store.find<TrainingSessionRecord>('training_sessions', where)
      const [session] = await notBeingDeleted(store, found)
      return session ?? null
    },
  }
}
