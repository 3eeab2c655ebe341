export { productForm } from './product-form.ts'
export { thresholdsForm } from './thresholds.ts'
