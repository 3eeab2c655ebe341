export { describeProfile } from './profile-form.ts'
