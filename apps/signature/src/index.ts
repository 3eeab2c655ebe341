export { product } from './product.ts'
