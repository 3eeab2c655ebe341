export { bannersFeature } from './feature.ts'
export { bannersFlow } from './banners-saga.ts'
