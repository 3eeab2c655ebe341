import type { Feature } from '@org/app-kit'
import { campaigns } from '#shared/lists/campaigns.ts'
import { bannersFlow } from './banners-saga.ts'

export const bannersFeature = {
  reducers: { campaigns: campaigns.reducer },
  sagas: [bannersFlow.saga],
} satisfies Feature
