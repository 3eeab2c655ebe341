import type { Feature } from '@org/app-kit'
import { templates } from '#shared/lists/templates.ts'
import { templateDraftsSaga } from './drafts/template-drafts-saga.ts'
import { templatesFlow } from './signatures-saga.ts'

/** The list that a login fills, and what happens to unsaved signatures at a sign-in. */
export const signaturesFeature = {
  reducers: { templates: templates.reducer },
  sagas: [templatesFlow.saga, templateDraftsSaga],
} satisfies Feature
