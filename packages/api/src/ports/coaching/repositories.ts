import type { Table } from '../table.ts'
import type { CoachingMediaRecord, CoachRecord, ExerciceRecord, TagRecord } from './records.ts'

/** The coaching product's rows in a studio. */
export interface CoachingRepositories {
  coaches: Table<CoachRecord>
  tags: Table<TagRecord>
  media: Table<CoachingMediaRecord>
  exercices: Table<ExerciceRecord>
}
