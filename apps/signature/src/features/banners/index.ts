export { bannersFeature } from './feature.ts'
export { campaignsFlow } from './banners-saga.ts'
