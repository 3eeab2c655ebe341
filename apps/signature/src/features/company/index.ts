export { companyFeature } from './feature.ts'
export { type OrganisationValues } from './company-saga.ts'
export { afterWizard } from './next-steps/after-wizard.ts'
