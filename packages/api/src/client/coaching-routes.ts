import type { CoachingOperationId } from '../contract/operations.ts'
import type { RoutesOf } from './routes.ts'

/**
 * The routes of the coaching product. They have their own module, so that other products do not
 * load them.
 */
export const coachingRoutes: RoutesOf<CoachingOperationId> = {
  listExercices: { method: 'get', path: '/coaching/exercices', isList: true },
  createExercice: { method: 'post', path: '/coaching/exercices' },
  getExercice: { method: 'get', path: '/coaching/exercice/{id}' },
  updateExercice: { method: 'patch', path: '/coaching/exercice/{id}' },
  deleteExercice: { method: 'delete', path: '/coaching/exercice/{id}' },
  listTrainingSessions: { method: 'get', path: '/coaching/training-sessions', isList: true },
  createTrainingSession: { method: 'post', path: '/coaching/training-sessions' },
  getTrainingSession: { method: 'get', path: '/coaching/training-session/{id}' },
  updateTrainingSession: { method: 'patch', path: '/coaching/training-session/{id}' },
  deleteTrainingSession: { method: 'delete', path: '/coaching/training-session/{id}' },
  shareTrainingSession: {
    method: 'post',
    path: '/coaching/training-session/{id}/share',
    hasUnstoredResponse: true,
  },
  unshareTrainingSession: { method: 'delete', path: '/coaching/training-session/{id}/share' },
  getSharedTrainingSession: { method: 'get', path: '/coaching/shared-session/{key}' },
  listTrainingPrograms: { method: 'get', path: '/coaching/training-programs', isList: true },
  createTrainingProgram: { method: 'post', path: '/coaching/training-programs' },
  getTrainingProgram: { method: 'get', path: '/coaching/training-program/{id}' },
  updateTrainingProgram: { method: 'patch', path: '/coaching/training-program/{id}' },
  deleteTrainingProgram: { method: 'delete', path: '/coaching/training-program/{id}' },
  getCoachingMedia: { method: 'get', path: '/coaching/media/{id}' },
  saveCoachingPoster: { method: 'post', path: '/coaching/media/{id}/poster', upload: true },
  uploadCoachingImage: { method: 'post', path: '/coaching/images', upload: true },
  getCoachingFile: { method: 'get', path: '/coaching/file/{fileKey}', response: null },
  getCoachingPhotoConnection: { method: 'get', path: '/coaching/photo-network' },
  startCoachingPhotoConnection: {
    method: 'post',
    path: '/coaching/photo-network/authorization',
    hasUnstoredResponse: true,
  },
  connectCoachingPhotoNetwork: { method: 'post', path: '/coaching/photo-network/connection' },
  disconnectCoachingPhotoNetwork: { method: 'delete', path: '/coaching/photo-network' },
  listCoachingPhotoPosts: { method: 'get', path: '/coaching/photo-network/posts' },
  fetchCoachingPhotoVideo: {
    method: 'post',
    path: '/coaching/photo-network/post/{postId}/video',
    response: null,
    hasUnstoredResponse: true,
  },
  listCoachingTags: { method: 'get', path: '/coaching/tags', isList: true },
  createCoachingTag: { method: 'post', path: '/coaching/tags' },
  updateCoachingTag: { method: 'patch', path: '/coaching/tag/{id}' },
  deleteCoachingTag: { method: 'delete', path: '/coaching/tag/{id}' },
  getCoachingUser: { method: 'get', path: '/coaching/user/{id}' },
  updateCoachingUser: { method: 'patch', path: '/coaching/user/{id}' },
  listCoaches: { method: 'get', path: '/coaching/coaches', isList: true },
  getCoach: { method: 'get', path: '/coaching/coach/{id}' },
  endCoachAccess: { method: 'post', path: '/coaching/coach/{id}/end-access' },
  endCoachSharing: {
    method: 'delete',
    path: '/coaching/coach/{id}/training-session/{sessionId}/share',
  },
  inviteCoach: { method: 'post', path: '/coaching/coach-invitations' },
  listCoachInvitations: { method: 'get', path: '/coaching/coach-invitations', isList: true },
  revokeCoachInvitation: { method: 'delete', path: '/coaching/coach-invitation/{id}' },
  addMessage: { method: 'post', path: '/coaching/messages' },
  previewStudioDeletion: { method: 'get', path: '/coaching/studio/deletion' },
  deleteStudio: { method: 'post', path: '/coaching/studio/deletion' },
}
