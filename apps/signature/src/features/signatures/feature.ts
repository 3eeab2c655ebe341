import type { Feature } from '@org/app-kit'
import { templates, templatesKey } from '#shared/lists/templates.ts'
import { signaturesFlow } from './signatures-saga.ts'

/** The list of signatures, which is loaded after a login. */
export const signaturesFeature = {
  reducers: { [templatesKey]: templates.reducer },
  sagas: [signaturesFlow.saga],
} satisfies Feature
