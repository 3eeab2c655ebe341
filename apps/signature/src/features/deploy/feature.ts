import type { Feature } from '@org/app-kit'
import { deploySaga } from './deploy-saga.ts'
import { deployReducer } from './deploy-slice.ts'

export const deployFeature = {
  reducers: { deploy: deployReducer },
  sagas: [deploySaga],
} satisfies Feature
