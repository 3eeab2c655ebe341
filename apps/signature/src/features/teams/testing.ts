export { teamForm } from './team-form.ts'
