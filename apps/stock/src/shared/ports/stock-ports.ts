import type { FollowedTable } from '@org/api/client'
import { type Environment, useEnvironment, useLive } from '@org/app-kit'
import type { StockPorts } from '@org/data'

/** Returns the ports that the product’s `openPorts` has created, from the environment of a saga. */
export const stockPorts = ({ ports }: Pick<Environment, 'ports'>) => ports as StockPorts

/** Returns the ports in the environment of the page. */
export const useStockPorts = (): StockPorts => stockPorts(useEnvironment())

/** Returns the ports, as a new object each time one of these tables changes; see `useLive`. */
export const useLivePorts = (...tables: readonly FollowedTable[]): StockPorts =>
  useLive(useStockPorts(), tables)
