import type { Team, User } from '@org/api/client'

/** The values of the employee form. */
export interface EmployeeValues {
  email: string
  first_name: string
  last_name: string
  position: string
  phone_number: string
  mobile_number: string
  skype: string
  linkedIn: string
  picture_id: string | null
  team_id?: string
  signature_template_id?: string | null
}

/**
 * Whether an entry is temporary. Only temporary entries have revision 0, because the server starts
 * at 1.
 */
export const isTemporary = ({ revision }: User): boolean => revision === 0

/** Returns the entry that the list shows while an employee is being created. */
export function temporaryEmployee(
  id: string,
  values: EmployeeValues,
  team: Team | undefined,
): User {
  const name = `${values.first_name} ${values.last_name}`.trim()
  return {
    id,
    organisation_id: team?.organisation_id ?? '',
    email: values.email,
    first_name: values.first_name,
    last_name: values.last_name,
    position: values.position,
    phone_number: values.phone_number,
    mobile_number: values.mobile_number,
    skype: values.skype,
    display_name: name === '' ? values.email : name,
    team_id: team?.id ?? '',
    team: { id: team?.id ?? '', name: team?.name ?? '' },
    signature_template_id: values.signature_template_id ?? null,
    signature: null,
    linkedIn: values.linkedIn,
    picture_id: values.picture_id,
    master_user: null,
    sub_accounts: [],
    role: 'member',
    is_external: false,
    is_deploy_sent: false,
    is_deployed: false,
    deploy_status: 'none',
    deploy_error: '',
    has_old_version: false,
    sent_at: null,
    installed_at: null,
    info_updated_at: null,
    revision: 0,
  }
}
