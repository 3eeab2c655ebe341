import type { MemoryStock } from '../../src/memory/stock/memory-stock.ts'

/** A back end whose adapter the contract suite tests. */
export interface StockPortsHost extends MemoryStock {
  close?(): Promise<void>
}
