import type { Feature } from '@org/app-kit'
import { campaigns, campaignsKey } from './campaigns.ts'
import { bannersFlow } from './banners-saga.ts'

export const bannersFeature = {
  reducers: { [campaignsKey]: campaigns.reducer },
  sagas: [bannersFlow.saga],
} satisfies Feature
