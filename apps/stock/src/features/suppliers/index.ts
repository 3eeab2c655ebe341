export { suppliersFeature } from './feature.ts'
