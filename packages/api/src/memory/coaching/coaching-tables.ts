import { nameKey } from '../../contract/name-key.ts'
import type {
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachRecord,
  ExerciceRecord,
  TagRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
} from '../../ports/coaching/records.ts'
import type {
  CoachingRepositories,
  SharedSessions,
  Studios,
} from '../../ports/coaching/repositories.ts'
import type { Scope } from '../../ports/repositories.ts'
import type { Row } from '../../ports/table.ts'
import type { MemoryState } from '../state.ts'
import type { Store } from '../store.ts'
import { memoryTable, type TableRule } from '../table.ts'

const media = (state: MemoryState) => state.coaching.media

interface Owned extends Row {
  owner_id: string
}

/** A table whose rows belong to a coach. */
function ownedRule<R extends Owned>(
  rows: TableRule<R>['rows'],
  references: TableRule<R>['references'] = [],
): TableRule<R> {
  return {
    rows,
    permits: (row, { ownerId }) => ownerId === undefined || row.owner_id === ownerId,
    unique: {},
    references: [['owner_id', (state) => state.coaching.coaches], ...references],
  }
}

/** A table whose rows belong to the studio. */
function sharedRule<R extends Row>(
  rows: TableRule<R>['rows'],
  { unique = {}, references = [] }: Partial<Pick<TableRule<R>, 'unique' | 'references'>>,
): TableRule<R> {
  return { rows, permits: () => true, unique, references }
}

const rules = {
  coaches: sharedRule<CoachRecord>(({ coaching }) => coaching.coaches, {
    references: [['id', (state) => state.users]],
  }),
  tags: sharedRule<TagRecord>(({ coaching }) => coaching.tags, {
    unique: { name: ({ kind, name }) => `${kind} ${nameKey(name)}` },
  }),
  media: ownedRule<CoachingMediaRecord>(media),
  exercices: ownedRule<ExerciceRecord>(
    ({ coaching }) => coaching.exercices,
    [
      ['video_id', media],
      ['image_id', media],
    ],
  ),
  trainingSessions: ownedRule<TrainingSessionRecord>(
    ({ coaching }) => coaching.trainingSessions,
    [
      ['video_id', media],
      ['image_id', media],
    ],
  ),
  trainingPrograms: ownedRule<TrainingProgramRecord>(({ coaching }) => coaching.trainingPrograms),
  messages: sharedRule<CoachingMessageRecord>(({ coaching }) => coaching.messages, {
    references: [['user_id', (state) => state.coaching.coaches]],
  }),
}

/** Accesses the coaching product's rows in the studio of a scope. */
export function memoryCoaching(store: Store, scope: Scope): CoachingRepositories {
  return {
    coaches: memoryTable(store, scope, rules.coaches),
    tags: memoryTable(store, scope, rules.tags),
    media: memoryTable(store, scope, rules.media),
    exercices: memoryTable(store, scope, rules.exercices),
    trainingSessions: memoryTable(store, scope, rules.trainingSessions),
    trainingPrograms: memoryTable(store, scope, rules.trainingPrograms),
    messages: memoryTable(store, scope, rules.messages),
  }
}

/** Lists the organisations whose studio has media. */
export function memoryStudios(store: Store): Studios {
  return {
    withMedia: async () => [
      ...new Set([...store.state.coaching.media.values()].map((row) => row.organisation_id)),
    ],
  }
}

/** Looks up shared sessions of all studios. */
export function memorySharedSessions(store: Store): SharedSessions {
  return {
    byKey: async (key) => {
      const rows = [...store.state.coaching.trainingSessions.values()]
      const row = rows.find(({ share_key }) => share_key === key)
      const isShown = row && !store.state.deletions.has(row.organisation_id)
      return isShown ? structuredClone(row) : null
    },
  }
}
