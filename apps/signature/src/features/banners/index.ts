export { bannersFeature } from './feature.ts'
export { selectCampaigns } from './campaigns.ts'
export { useNow } from './use-now.ts'
export { bannersFlow } from './banners-saga.ts'
