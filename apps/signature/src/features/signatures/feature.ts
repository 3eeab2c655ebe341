import type { Feature } from '@org/app-kit'
import { templates } from '#shared/lists/templates.ts'
import { signaturesFlow } from './signatures-saga.ts'

/** The list that is loaded after a login. */
export const signaturesFeature = {
  reducers: { templates: templates.reducer },
  sagas: [signaturesFlow.saga],
} satisfies Feature
