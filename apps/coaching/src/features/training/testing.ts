export { sampleExercices } from './samples/exercices.ts'
