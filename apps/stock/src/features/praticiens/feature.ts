import type { Feature } from '@org/app-kit'
import { praticiens, praticiensKey } from './praticiens-list.ts'
import { praticiensFlow } from './praticiens-saga.ts'

export const praticiensFeature = {
  reducers: { [praticiensKey]: praticiens.reducer },
  sagas: [praticiensFlow.saga],
} satisfies Feature
