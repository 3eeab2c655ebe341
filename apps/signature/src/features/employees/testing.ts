export { describeUser } from './dialogs/employee-form.ts'
