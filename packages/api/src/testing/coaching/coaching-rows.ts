import type { CoachingOperationId } from '../../contract/operations.ts'
import type { Outcome } from '../permissions/outcomes.ts'

/**
 * The callers; the first four are in the order of their outcomes in a `CoachingRow`. The last one
 * sends the key of a shared training session instead of a sign-in token.
 */
export const coachingCallers = [
  'owner',
  'other coach of the studio',
  'admin of the studio',
  'admin of another studio',
  'coach whose access was ended',
  'administrator of the signature product',
  'super admin of the stock product',
  'nobody',
  'stranger with the link of a session',
] as const

/**
 * Outcomes of the first four callers. The other callers are not signed in to the coaching product,
 * so their outcomes need no row.
 */
export type CoachingRow = readonly [Outcome, Outcome, Outcome, Outcome]

const no = 'FORBIDDEN'
const none = 'NOT_FOUND'

const everybody: CoachingRow = ['ok', 'ok', 'ok', 'ok']
/**
 * Outcomes for an object of the owner. Other coaches get NOT_FOUND, even an admin of the studio.
 */
const owned: CoachingRow = ['ok', none, none, none]
/** Outcomes for a body that refers to an object of the owner. */
const madeOfOwned: CoachingRow = ['ok', 'REFERENCE', 'REFERENCE', 'REFERENCE']
const forAdmins: CoachingRow = [no, no, 'ok', 'ok']
const ofStudio: CoachingRow = [no, no, 'ok', none]

/** Outcomes without a photo network. */
const photoOff: CoachingRow = ['PHOTO_OFF', 'PHOTO_OFF', 'PHOTO_OFF', 'PHOTO_OFF']

export const coachingRows: Record<CoachingOperationId, CoachingRow> = {
  listExercices: everybody,
  createExercice: everybody,
  getExercice: owned,
  updateExercice: owned,
  deleteExercice: owned,
  listTrainingSessions: everybody,
  createTrainingSession: madeOfOwned,
  getTrainingSession: owned,
  updateTrainingSession: owned,
  deleteTrainingSession: owned,
  shareTrainingSession: owned,
  unshareTrainingSession: owned,
  // Anybody has access, because the link's path contains the key.
  getSharedTrainingSession: everybody,
  listTrainingPrograms: everybody,
  createTrainingProgram: madeOfOwned,
  getTrainingProgram: owned,
  updateTrainingProgram: owned,
  deleteTrainingProgram: owned,
  getCoachingMedia: owned,
  saveCoachingPoster: owned,
  uploadCoachingImage: everybody,
  // Anybody has access, because the file's path contains a signature.
  getCoachingFile: everybody,
  getCoachingPhotoConnection: photoOff,
  startCoachingPhotoConnection: photoOff,
  connectCoachingPhotoNetwork: photoOff,
  disconnectCoachingPhotoNetwork: photoOff,
  listCoachingPhotoPosts: photoOff,
  fetchCoachingPhotoVideo: photoOff,
  listCoachingTags: everybody,
  createCoachingTag: forAdmins,
  updateCoachingTag: ofStudio,
  deleteCoachingTag: ofStudio,
  getCoachingUser: owned,
  updateCoachingUser: owned,
  listCoaches: forAdmins,
  getCoach: ofStudio,
  endCoachAccess: ofStudio,
  endCoachSharing: ofStudio,
  inviteCoach: forAdmins,
  listCoachInvitations: forAdmins,
  revokeCoachInvitation: ofStudio,
  addMessage: everybody,
  previewStudioDeletion: forAdmins,
  // The request names another studio.
  deleteStudio: [no, no, 'WRONG_NAME', 'WRONG_NAME'],
}

const stateUnknown: CoachingRow = ['PHOTO_STATE', 'PHOTO_STATE', 'PHOTO_STATE', 'PHOTO_STATE']
const notConnected: CoachingRow = [
  'PHOTO_EXPIRED',
  'PHOTO_EXPIRED',
  'PHOTO_EXPIRED',
  'PHOTO_EXPIRED',
]

/** Outcomes with a photo network, for callers who have not connected to it. */
export const photoRows: Partial<Record<CoachingOperationId, CoachingRow>> = {
  getCoachingPhotoConnection: everybody,
  startCoachingPhotoConnection: everybody,
  connectCoachingPhotoNetwork: stateUnknown,
  disconnectCoachingPhotoNetwork: everybody,
  listCoachingPhotoPosts: notConnected,
  fetchCoachingPhotoVideo: notConnected,
}
