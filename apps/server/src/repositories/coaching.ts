import type {
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachingRepositories,
  CoachRecord,
  ExerciceRecord,
  Row,
  Scope,
  SharedSessions,
  Studios,
  TagRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
} from '@org/api'
import { isNotBeingDeleted } from './organisation-deletions.ts'
import type { AnyTable, Queryable } from './queryable.ts'
import type { CoachingTable } from './scope-conditions.ts'
import { scopedTable } from './scoped-table.ts'

/** Accesses the coaching product's rows of a scope's studio. */
export function coachingRepositories(
  db: Queryable,
  scope: Scope,
  isLocking: boolean,
): CoachingRepositories {
  const table = <R extends Row>(name: CoachingTable) =>
    scopedTable<R>(db as unknown as AnyTable, name, scope, isLocking)
  return {
    coaches: table<CoachRecord>('coaches'),
    tags: table<TagRecord>('coaching_tags'),
    media: table<CoachingMediaRecord>('coaching_media'),
    exercices: table<ExerciceRecord>('exercices'),
    trainingSessions: table<TrainingSessionRecord>('training_sessions'),
    trainingPrograms: table<TrainingProgramRecord>('training_programs'),
    messages: table<CoachingMessageRecord>('coaching_messages'),
  }
}

/** Lists the studios that have media, by their organisation ids. */
export function studios(db: Queryable): Studios {
  return {
    async withMedia() {
      const rows = await db
        .selectFrom('coaching_media')
        .select('organisation_id')
        .distinct()
        .execute()
      return rows.map((row) => row.organisation_id)
    },
  }
}

/** Looks up shared sessions of all studios. */
export function sharedSessions(db: Queryable): SharedSessions {
  return {
    byKey: async (key) =>
      (await db
        .selectFrom('training_sessions')
        .selectAll()
        .where('share_key', '=', key)
        .where(isNotBeingDeleted('training_sessions'))
        .executeTakeFirst()) ?? null,
  }
}
