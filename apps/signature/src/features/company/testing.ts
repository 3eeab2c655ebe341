export { companyForm } from './company-form-values.ts'
