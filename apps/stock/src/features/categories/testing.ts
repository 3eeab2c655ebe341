export { categoryForm } from './category-form.ts'
