export { memoryData, memoryLink, type MemoryData, type MemoryDataOptions } from './memory-data.ts'
