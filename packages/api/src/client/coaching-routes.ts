import type { CoachingOperationId } from '../contract/operations.ts'
import type { RoutesOf } from './routes.ts'

/** The routes of the coaching product. They are apart, so that other products do not load them. */
export const coachingRoutes: RoutesOf<CoachingOperationId> = {
  listExercices: { method: 'get', path: '/coaching/exercices' },
  createExercice: { method: 'post', path: '/coaching/exercices' },
  getExercice: { method: 'get', path: '/coaching/exercice/{id}' },
  updateExercice: { method: 'patch', path: '/coaching/exercice/{id}' },
  deleteExercice: { method: 'delete', path: '/coaching/exercice/{id}' },
  listTrainingSessions: { method: 'get', path: '/coaching/training-sessions' },
  createTrainingSession: { method: 'post', path: '/coaching/training-sessions' },
  getTrainingSession: { method: 'get', path: '/coaching/training-session/{id}' },
  updateTrainingSession: { method: 'patch', path: '/coaching/training-session/{id}' },
  deleteTrainingSession: { method: 'delete', path: '/coaching/training-session/{id}' },
  shareTrainingSession: { method: 'post', path: '/coaching/training-session/{id}/share' },
  unshareTrainingSession: { method: 'delete', path: '/coaching/training-session/{id}/share' },
  getSharedTrainingSession: { method: 'get', path: '/coaching/shared-session/{key}' },
}
