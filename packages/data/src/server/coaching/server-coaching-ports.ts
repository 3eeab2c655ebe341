import type { Client } from '@org/api/client'
import type { CoachingPorts } from '../../ports/coaching/coaching-ports.ts'
import { serverCoaches } from './coaches.ts'
import { serverCoachingMedia } from './coaching-media.ts'
import { serverCoachingPhotoNetwork } from './coaching-photo-network.ts'
import { serverCoachingTags } from './coaching-tags.ts'
import { serverCoachingUsers } from './coaching-users.ts'
import { serverExercices } from './exercices.ts'
import { serverStudio } from './studio.ts'
import { serverTrainingPrograms } from './training-programs.ts'
import { serverTrainingSessions } from './training-sessions.ts'

/**
 * Implements `CoachingPorts` using the API. `client` must have the routes of the coaching product.
 */
export function serverCoachingPorts(client: Client): CoachingPorts {
  return {
    exercices: serverExercices(client),
    trainingSessions: serverTrainingSessions(client),
    trainingPrograms: serverTrainingPrograms(client),
    users: serverCoachingUsers(client),
    coaches: serverCoaches(client),
    tags: serverCoachingTags(client),
    studio: serverStudio(client),
    media: serverCoachingMedia(client),
    photoNetwork: serverCoachingPhotoNetwork(client),
    addMessage: (text) => client.call('addMessage', { body: { text } }),
  }
}
