export { centresFlow } from './centres-saga.ts'
export { centresFeature } from './feature.ts'
