export { administratorsSaga } from './administrators/administrators-saga.ts'
export {
  administratorsReducer,
  type AdministratorsState,
} from './administrators/administrators-slice.ts'
export { companyForm } from './company-form-values.ts'
export { organisationSaga, type OrganisationValues } from './company-saga.ts'
export { afterWizard } from './next-steps/after-wizard.ts'
