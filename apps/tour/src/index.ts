export { product } from './app/entry.ts'
