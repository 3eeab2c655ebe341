import type { SignatureTemplate } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

export const templatesKey = 'templates'

/** The part of the state with the signatures. */
export interface WithTemplates {
  [templatesKey]: ListState<SignatureTemplate>
}

export const templates = createList<SignatureTemplate>(templatesKey)
export const selectTemplates = (state: WithTemplates): ListState<SignatureTemplate> =>
  state[templatesKey]
