export {
  type ClockReading,
  readTrainingClock,
  startTrainingClock,
  type TrainingClock,
} from './clock.ts'
export { type MuscleGroup, muscleGroups } from './muscle-groups.ts'
export type {
  PlayableBloc,
  PlayableBlocExercice,
  PlayableExercice,
  PlayableSession,
  PlayableVideo,
} from './playable-session.ts'
export {
  type RunnerAction,
  runnerAt,
  runnerReducer,
  type RunnerState,
  spentIn,
  startRunner,
  extraRestSeconds,
  progressOf,
  resumeRunner,
  type TrainingProgress,
} from './runner.ts'
export {
  countdownSeconds,
  type LeadStep,
  type SessionStep,
  sessionSteps,
  type WorkStep,
} from './session-steps.ts'
export { sessionTotals, type SessionTotals, stepSeconds, workedMuscles } from './session-totals.ts'
export { type DueSound, soundsDue, type SoundKind } from './sounds-due.ts'
