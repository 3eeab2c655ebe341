export { memoryData, memoryLink, type MemoryData, type MemoryDataOptions } from './memory-data.ts'
export { memoryCoaching, type MemoryCoaching } from './coaching/memory-coaching.ts'
export { memoryStock, type MemoryStock } from './stock/memory-stock.ts'
