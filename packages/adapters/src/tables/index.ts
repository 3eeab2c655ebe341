export { createWorkerTableParser, type WorkerLimits } from './worker-table-parser.ts'
