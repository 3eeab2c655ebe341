import type { Feature } from '@org/app-kit'
import { categories, categoriesKey } from '#shared/lists/categories.ts'
import { categoriesFlow } from './categories-saga.ts'

export const categoriesFeature = {
  reducers: { [categoriesKey]: categories.reducer },
  sagas: [categoriesFlow.saga],
} satisfies Feature
