import type { Auth } from '@org/app-kit'
import { type DraftPlace, type FoundTemplateDraft, templateDrafts } from './template-drafts.ts'

/** Whose draft of which template it is; null where nobody is signed in, who could own one. */
export function draftPlace(
  auth: Auth | null,
  template: Pick<DraftPlace, 'templateId' | 'teamId'>,
): DraftPlace | null {
  return auth && { organisationId: auth.organisation_id, userId: auth.user_id, ...template }
}

/** What this browser keeps of a template for whoever is signed in. */
export function findTemplateDraft(
  auth: Auth | null,
  template: Pick<DraftPlace, 'templateId' | 'teamId'>,
): FoundTemplateDraft | null {
  const place = draftPlace(auth, template)
  return (place && templateDrafts()?.find(place)) ?? null
}
