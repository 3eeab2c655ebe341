import type {
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachRecord,
  ExerciceRecord,
  TagRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
} from '../../ports/coaching/records.ts'

/** The coaching product's rows, by primary key. Rows are replaced, never changed in place. */
export interface CoachingState {
  coaches: Map<string, CoachRecord>
  tags: Map<string, TagRecord>
  media: Map<string, CoachingMediaRecord>
  exercices: Map<string, ExerciceRecord>
  trainingSessions: Map<string, TrainingSessionRecord>
  trainingPrograms: Map<string, TrainingProgramRecord>
  messages: Map<string, CoachingMessageRecord>
}

export function emptyCoachingState(): CoachingState {
  return {
    coaches: new Map(),
    tags: new Map(),
    media: new Map(),
    exercices: new Map(),
    trainingSessions: new Map(),
    trainingPrograms: new Map(),
    messages: new Map(),
  }
}
