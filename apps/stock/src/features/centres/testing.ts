export { centreForm, newCentreForm } from './centre-form.ts'
