export { describeUser } from './user-form.ts'
