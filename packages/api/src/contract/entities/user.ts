import * as z from 'zod'
import { id, reference, seconds } from '../fields.ts'
import { roles } from '../roles.ts'

/** Another account that the signed-in person may switch to. `id` is the user id of that account. */
export const accountSchema = z
  .object({
    id,
    email: z.string(),
    organisation_id: id,
    organisation_name: z.string(),
  })
  .meta({ id: 'Account' })

/** `bounced`: the mail server took the mail, but a later one returned it. */
export const deployStatuses = ['none', 'queued', 'sent', 'failed', 'bounced'] as const

/**
 * The states of a person's signature that a list can be filtered by. `none` means that the current
 * version has not been sent. A person can be in several states. For example, the current version is
 * installed and a later mail failed, or the current version was sent and an old one is installed.
 */
export const peopleStates = [
  'none',
  'failed',
  'bounced',
  'queued',
  'sent',
  'installed',
  'old_version',
] as const

/**
 * An employee or an external administrator. `signature` is the template that applies to the person,
 * with the version of the resolved signature.
 */
export const userSchema = z
  .object({
    id,
    organisation_id: id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    position: z.string(),
    phone_number: z.string(),
    mobile_number: z.string(),
    skype: z.string(),
    display_name: z.string(),
    team_id: id,
    team: z.object({ id, name: z.string() }),
    signature_template_id: reference,
    signature: z.object({ id, name: z.string(), version: z.string() }).nullable(),
    linkedIn: z.string(),
    picture_id: reference,
    master_user: reference,
    sub_accounts: z.array(accountSchema),
    role: z.enum(roles),
    /**
     * True for an administrator who is not an employee. Lists leave such people out by default, and
     * deploys always do.
     */
    is_external: z.boolean(),
    is_deploy_sent: z.boolean(),
    is_deployed: z.boolean(),
    deploy_status: z.enum(deployStatuses),
    /**
     * Why the mail failed or was returned; for a sent mail, why it may not have arrived yet.
     */
    deploy_error: z.string(),
    has_old_version: z.boolean(),
    sent_at: seconds.nullable(),
    installed_at: seconds.nullable(),
    info_updated_at: seconds.nullable(),
    revision: z.int(),
  })
  .meta({ id: 'User' })

export type Account = z.infer<typeof accountSchema>
export type DeployStatus = (typeof deployStatuses)[number]
export type PeopleState = (typeof peopleStates)[number]
export type User = z.infer<typeof userSchema>
