import { stockOperationIds, type StockOperationId } from '../../contract/operations.ts'
import type { ContractHost } from '../host.ts'
import { stockRequest } from '../stock/stock-requests.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { longTextTests, rejectedTextTests, type TextTests } from '../text-tests.ts'

type World = Awaited<ReturnType<typeof makeStockWorld>>

const tests = (host: () => ContractHost): TextTests<StockOperationId, World> => ({
  ids: stockOperationIds,
  moreThan: 60,
  makeWorld: () => makeStockWorld(host()),
  requestOf: stockRequest,
  callerOf: ({ superAdmin }) => ({
    host: { ...host(), baseUrl: host().stockUrl },
    token: superAdmin.token,
  }),
  elements: {
    codes: { code: 'x', units: 1 },
    choices: { productId: 'x', choice: 'later' },
  },
})

export const stockTextsSuite = (host: () => ContractHost): void => rejectedTextTests(tests(host))

export const stockLongTextsSuite = (host: () => ContractHost): void => longTextTests(tests(host))
