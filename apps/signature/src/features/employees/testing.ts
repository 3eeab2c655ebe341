export { describeEmployee } from './dialogs/employee-form.ts'
