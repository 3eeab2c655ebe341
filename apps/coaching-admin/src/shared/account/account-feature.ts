import { createAccountSaga, type Feature } from '@org/app-kit'
import { accountKey, accountReducer, selectCoachingUser } from './account-slice.ts'

export const accountFeature = {
  reducers: { [accountKey]: accountReducer },
  sagas: [createAccountSaga(selectCoachingUser)],
} satisfies Feature
