export { serverCoachingPorts } from './coaching/server-coaching-ports.ts'
export { serverStockPorts } from './stock/server-stock-ports.ts'
export { serverTrainingSessions } from './coaching/training-sessions.ts'
