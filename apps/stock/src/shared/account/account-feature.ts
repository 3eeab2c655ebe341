import { createAccountSaga, type Feature } from '@org/app-kit'
import { accountKey, accountReducer, selectStockUser } from './account-slice.ts'
import { centreSaga } from './load-account.ts'

export const accountFeature = {
  reducers: { [accountKey]: accountReducer },
  sagas: [createAccountSaga(selectStockUser), centreSaga],
} satisfies Feature
