export { openDraft } from './draft-store.ts'
export { signatureNameForm } from './wizard/name-forms.ts'
export { teamNameForm } from './wizard/name-forms.ts'
export { leaveDraft } from './wizard/wizard-fixtures.ts'
