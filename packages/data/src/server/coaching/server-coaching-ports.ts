import type { Client } from '@org/api/client'
import type { CoachingPorts } from '../../ports/coaching/coaching-ports.ts'
import { serverExercices } from './exercices.ts'
import { serverTrainingSessions } from './training-sessions.ts'

/** Implements the ports of the coaching product with the API. The client needs the routes of that product. */
export function serverCoachingPorts(client: Client): CoachingPorts {
  return {
    exercices: serverExercices(client),
    trainingSessions: serverTrainingSessions(client),
  }
}
