export { tagForm } from './tag-form.ts'
