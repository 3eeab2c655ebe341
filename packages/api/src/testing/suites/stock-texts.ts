import { stockOperationIds } from '../../contract/operations.ts'
import type { ContractHost } from '../host.ts'
import { stockRequest } from '../stock/stock-requests.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { textTests } from '../text-tests.ts'

export function stockTextsSuite(host: () => ContractHost): void {
  textTests({
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
}
