export { leaveDraft } from './wizard/wizard-fixtures.ts'
