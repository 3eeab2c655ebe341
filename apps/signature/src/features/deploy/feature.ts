import type { Feature } from '@org/app-kit'
import { deploySaga } from './deploy-saga.ts'
import { deployKey, deployReducer } from './deploy-slice.ts'

export const deployFeature = {
  reducers: { [deployKey]: deployReducer },
  sagas: [deploySaga],
} satisfies Feature
