import type { Team } from '@org/api/client'

/** Returns the entry that the list shows while a team is being created. */
export function temporaryTeam(
  id: string,
  values: { name: string; signature_template_id: string | null },
): Team {
  return {
    id,
    organisation_id: '',
    name: values.name,
    is_global: false,
    signature_template_id: values.signature_template_id,
    signature_template: null,
    campaign_id: null,
    members_count: 0,
    signature_template_deploy_install_email_sent_count: 0,
    signature_template_deploy_count: 0,
    deploy_queued_count: 0,
    deploy_failed_count: 0,
    deploy_due_count: 0,
    old_version_count: 0,
    without_signature_count: 0,
    revision: 0,
  }
}
