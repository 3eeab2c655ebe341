import type { Feature } from '@org/app-kit'
import { templates } from '#shared/lists/templates.ts'
import { templatesFlow } from './signatures-saga.ts'

/** The list that a login fills. */
export const signaturesFeature = {
  reducers: { templates: templates.reducer },
  sagas: [templatesFlow.saga],
} satisfies Feature
