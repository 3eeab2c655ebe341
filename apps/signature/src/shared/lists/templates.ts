import type { SignatureTemplate } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

/** The part of the state with the signatures. */
export interface WithTemplates {
  templates: ListState<SignatureTemplate>
}

export const templates = createList<SignatureTemplate>('templates')
export const selectTemplates = (state: WithTemplates): ListState<SignatureTemplate> =>
  state.templates
