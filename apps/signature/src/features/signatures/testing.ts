export { signatureForm } from './editor/signature-form.ts'
