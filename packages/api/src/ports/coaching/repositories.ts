import type { Table } from '../table.ts'
import type {
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachRecord,
  ExerciceRecord,
  TagRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
} from './records.ts'

/** The coaching product's rows in a studio. */
export interface CoachingRepositories {
  coaches: Table<CoachRecord>
  tags: Table<TagRecord>
  media: Table<CoachingMediaRecord>
  exercices: Table<ExerciceRecord>
  trainingSessions: Table<TrainingSessionRecord>
  trainingPrograms: Table<TrainingProgramRecord>
  messages: Table<CoachingMessageRecord>
}

/** Look-ups over the studios of all organisations. */
export interface Studios {
  /** Ids of the organisations that have media. */
  withMedia(): Promise<string[]>
}

/** Looks up shared sessions of all studios. */
export interface SharedSessions {
  /** Finds the session whose link has this key. */
  byKey(key: string): Promise<TrainingSessionRecord | null>
}
