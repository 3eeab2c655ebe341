export { praticiensFeature } from './feature.ts'
