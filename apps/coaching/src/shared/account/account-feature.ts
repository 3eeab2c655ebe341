import { createAccountSaga, type Feature } from '@org/app-kit'
import { accountKey, accountReducer, selectAccount } from './account-slice.ts'

export const accountFeature = {
  reducers: { [accountKey]: accountReducer },
  sagas: [createAccountSaga(selectAccount)],
} satisfies Feature
