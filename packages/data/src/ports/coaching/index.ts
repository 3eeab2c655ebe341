export type { CoachingPorts } from './coaching-ports.ts'
export type { ExercicePort } from './exercice-port.ts'
export type { TrainingSessionPort } from './training-session-port.ts'
