export { bannersFeature } from './feature.ts'
export { selectCampaigns } from './campaigns.ts'
export { bannersFlow } from './banners-saga.ts'
