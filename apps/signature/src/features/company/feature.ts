import type { Feature } from '@org/app-kit'
import { administratorsSaga } from './administrators/administrators-saga.ts'
import { administratorsKey, administratorsReducer } from './administrators/administrators-slice.ts'
import { companySaga } from './company-saga.ts'

export const companyFeature = {
  reducers: { [administratorsKey]: administratorsReducer },
  sagas: [companySaga, administratorsSaga],
} satisfies Feature
