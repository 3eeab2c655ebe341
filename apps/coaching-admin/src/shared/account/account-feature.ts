import type { Feature } from '@org/app-kit'
import { accountSaga } from './account-saga.ts'
import { accountKey, accountReducer } from './account-slice.ts'

export const accountFeature = {
  reducers: { [accountKey]: accountReducer },
  sagas: [accountSaga],
} satisfies Feature
