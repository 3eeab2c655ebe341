export { profileForm } from './profile-form.ts'
