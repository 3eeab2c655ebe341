import type { Account, User } from '../contract/entities/user.ts'
import type { VersionContext } from '../merge/version-context.ts'
import type { UserRecord } from '../ports/records.ts'
import { displayName } from '../rules/display-name.ts'

/** Converts a user to the form that callers see, without the install keys and the banner key. */
export function userView(
  context: VersionContext,
  user: UserRecord,
  subAccounts: Account[] = [],
): User {
  const template = context.templateOf(user)
  const version = context.versionOf(user)
  return {
    id: user.id,
    organisation_id: user.organisation_id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    position: user.position,
    phone_number: user.phone_number,
    mobile_number: user.mobile_number,
    skype: user.skype,
    display_name: displayName(user),
    team_id: user.team_id,
    team: { id: user.team_id, name: context.teams.get(user.team_id)?.name ?? '' },
    signature_template_id: user.signature_template_id,
    signature:
      template && version !== null ? { id: template.id, name: template.name, version } : null,
    linkedIn: user.linkedIn,
    picture_id: user.picture_id,
    master_user: user.master_user,
    sub_accounts: subAccounts,
    role: user.role,
    is_external: user.is_external,
    ...context.stateOf(user),
    sent_at: user.sent_at,
    installed_at: user.installed_at,
    info_updated_at: user.info_updated_at,
    revision: user.revision,
  }
}
