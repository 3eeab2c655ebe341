export { usersFeature } from './feature.ts'
