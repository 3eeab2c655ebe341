export { serverStockPorts } from './stock/server-stock-ports.ts'
