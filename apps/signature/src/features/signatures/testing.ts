export { templateNameForm } from './editor/template-name-form.ts'
