import type { ExercicePort } from './exercice-port.ts'
import type { TrainingSessionPort } from './training-session-port.ts'

/** The data of the coaching product, as the signed-in coach may read and write it. */
export interface CoachingPorts {
  exercices: ExercicePort
  trainingSessions: TrainingSessionPort
}
