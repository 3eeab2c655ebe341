import type { Answer } from '@org/api/client'
import type { CoachPort } from './coach-port.ts'
import type { CoachingMediaPort } from './coaching-media-port.ts'
import type { CoachingPhotoNetworkPort } from './coaching-photo-network-port.ts'
import type { CoachingTagPort } from './coaching-tag-port.ts'
import type { CoachingUserPort } from './coaching-user-port.ts'
import type { ExercicePort } from './exercice-port.ts'
import type { StudioPort } from './studio-port.ts'
import type { TrainingProgramPort } from './training-program-port.ts'
import type { TrainingSessionPort } from './training-session-port.ts'

/** The data of the coaching product, as the signed-in coach may read and write it. */
export interface CoachingPorts {
  exercices: ExercicePort
  trainingSessions: TrainingSessionPort
  trainingPrograms: TrainingProgramPort
  users: CoachingUserPort
  coaches: CoachPort
  tags: CoachingTagPort
  studio: StudioPort
  media: CoachingMediaPort
  photoNetwork: CoachingPhotoNetworkPort
  /**
   * Stores a text of at most 1,000 characters from the demo page. Rejects with `TOO_MANY` or
   * `VALIDATION`.
   */
  addMessage: (text: string) => Promise<Answer<'addMessage'>>
}
