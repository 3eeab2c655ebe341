export { frameOf, steadyAddress } from './story-helpers.ts'
