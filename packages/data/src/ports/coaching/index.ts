export type { CoachingPorts } from './coaching-ports.ts'
export type { ExercicePort } from './exercice-port.ts'
