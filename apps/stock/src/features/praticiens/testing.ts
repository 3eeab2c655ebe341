export { newPraticienForm, praticienForm } from './praticien-form.ts'
