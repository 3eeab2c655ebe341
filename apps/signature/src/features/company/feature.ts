import type { Feature } from '@org/app-kit'
import { administratorsSaga } from './administrators/administrators-saga.ts'
import { administratorsReducer } from './administrators/administrators-slice.ts'
import { organisationSaga } from './company-saga.ts'

export const companyFeature = {
  reducers: { administrators: administratorsReducer },
  sagas: [organisationSaga, administratorsSaga],
} satisfies Feature
