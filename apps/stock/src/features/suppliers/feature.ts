import type { Feature } from '@org/app-kit'
import { suppliers, suppliersKey } from '#shared/lists/suppliers.ts'
import { clientNumbers, clientNumbersFlow, clientNumbersKey } from './client-number.ts'
import { suppliersFlow } from './suppliers-saga.ts'

export const suppliersFeature = {
  reducers: { [suppliersKey]: suppliers.reducer, [clientNumbersKey]: clientNumbers.reducer },
  sagas: [suppliersFlow.saga, clientNumbersFlow.saga],
} satisfies Feature
