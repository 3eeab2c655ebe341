export { companyFeature } from './feature.ts'
export { type CompanyValues } from './company-saga.ts'
export { afterWizard } from './next-steps/after-wizard.ts'
