export { product } from './entry.ts'
