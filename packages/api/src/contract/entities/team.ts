import * as z from 'zod'
import { id, reference } from '../fields.ts'

/** A team. Its counts refer to the current version of its members' signatures. */
export const teamSchema = z
  .object({
    id,
    organisation_id: id,
    name: z.string(),
    is_global: z.boolean(),
    signature_template_id: reference,
    signature_template: z.object({ id, name: z.string() }).nullable(),
    campaign_id: reference,
    members_count: z.int(),
    signature_template_deploy_install_email_sent_count: z.int(),
    signature_template_deploy_count: z.int(),
    /** Members whose mail is queued. */
    deploy_queued_count: z.int(),
    /** Members whose last mail for the current version failed or was returned. */
    deploy_failed_count: z.int(),
    /**
     * Members that a deploy would mail: the current version has not been sent to them yet, or
     * sending failed.
     */
    deploy_due_count: z.int(),
    /** Members who installed a version other than the current one. */
    old_version_count: z.int(),
    /** Members without a template. */
    without_signature_count: z.int(),
    revision: z.int(),
  })
  .meta({ id: 'Team' })

export type Team = z.infer<typeof teamSchema>
