import { afterAll, beforeAll, describe } from 'vitest'
import { callsSuite } from './calls-suite.ts'
import { catalogueSuite } from './catalogue-suite.ts'
import { ordersSuite } from './orders-suite.ts'
import { peopleSuite } from './people-suite.ts'
import { stockSuite } from './stock-suite.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

export type { StockPortsHost } from './stock-ports-host.ts'

const suites = {
  catalogue: catalogueSuite,
  stock: stockSuite,
  'orders and returns': ordersSuite,
  people: peopleSuite,
  calls: callsSuite,
}

/** Declares the contract suite of the stock ports for one adapter; `makeHost` is called once. */
export function describeStockPorts(name: string, makeHost: () => Promise<StockPortsHost>): void {
  describe(`stock ports over ${name}`, () => {
    let host: StockPortsHost | undefined
    const running = () => {
      if (!host) throw new Error('The host has not started')
      return host
    }
    beforeAll(async () => {
      host = await makeHost()
    }, 60_000)
    afterAll(() => host?.close?.())
    for (const [title, suite] of Object.entries(suites)) {
      describe(title, () => suite(running))
    }
  })
}
