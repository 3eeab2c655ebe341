export { createHistory, type Change, type History, type HistoryOptions } from './history.ts'
