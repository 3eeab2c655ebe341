export { clientNumberForm } from './client-number.ts'
export { supplierForm } from './supplier-form.ts'
