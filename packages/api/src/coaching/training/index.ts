export { type MuscleGroup, muscleGroups } from './muscle-groups.ts'
export type {
  PlayableBloc,
  PlayableBlocExercice,
  PlayableExercice,
  PlayableSession,
  PlayableVideo,
  VisibleArea,
} from './playable-session.ts'
export {
  countdownSeconds,
  type LeadStep,
  type SessionStep,
  sessionSteps,
  type WorkStep,
} from './session-steps.ts'
