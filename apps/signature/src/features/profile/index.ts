export { profileForm } from './profile-form.ts'
export { profileSaga } from './profile-saga.ts'
