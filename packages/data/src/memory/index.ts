export { memoryData, memoryLink, type MemoryData, type MemoryDataOptions } from './memory-data.ts'
export { memoryStock, type MemoryStock } from './stock/memory-stock.ts'
