import type { UserRecord } from '../ports/records.ts'

/** The fields of a team member from which the team's counts are computed. */
export const countedFields = [
  'team_id',
  'signature_template_id',
  'first_name',
  'last_name',
  'position',
  'email',
  'phone_number',
  'linkedIn',
  'deploy_status',
  'deploy_version',
  'deploy_error',
  'sent_version',
  'sent_at',
  'link_mailed_at',
  'installed_version',
] as const satisfies readonly (keyof UserRecord)[]

export type CountedMember = Pick<UserRecord, (typeof countedFields)[number]>
