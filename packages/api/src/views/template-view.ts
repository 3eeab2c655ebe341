import type { SignatureTemplate } from '../contract/entities/template.ts'
import type { OrganisationContext } from '../merge/organisation-context.ts'
import type { TemplateRecord, UserRecord } from '../ports/records.ts'

/** A template, its data as the JSON string that travels. */
export function templateView(
  context: OrganisationContext,
  template: TemplateRecord,
  users: readonly UserRecord[],
): SignatureTemplate {
  return {
    id: template.id,
    organisation_id: template.organisation_id,
    name: template.name,
    team_id: template.team_id,
    signatureData: JSON.stringify(template.signature_data),
    users_count: users.filter((user) => context.templateOf(user)?.id === template.id).length,
    created_at: template.created_at,
    updated_at: template.updated_at,
    revision: template.revision,
  }
}
