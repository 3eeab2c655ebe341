import { type Environment, useEnvironment } from '@org/app-kit'
import type { StockPorts } from '@org/data'

/** Returns the ports in the environment of a saga, which the product’s `openPorts` has created. */
export const stockPorts = ({ ports }: Pick<Environment, 'ports'>) => ports as StockPorts

/** Returns the ports, as the signed-in user may use them. */
export const useStockPorts = (): StockPorts => stockPorts(useEnvironment())
