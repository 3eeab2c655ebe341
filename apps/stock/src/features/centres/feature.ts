import type { Feature } from '@org/app-kit'
import { centres, centresKey } from '#shared/lists/centres.ts'
import { centresFlow } from './centres-saga.ts'

export const centresFeature = {
  reducers: { [centresKey]: centres.reducer },
  sagas: [centresFlow.saga],
} satisfies Feature
