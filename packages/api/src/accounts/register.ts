import { installKey } from '../install/install-key.ts'
import { defaultCountry } from '../phones/countries.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { StockMemberRecord } from '../ports/stock/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { New } from '../ports/table.ts'
import { openStudio } from './open-studio.ts'
import { domainOf, organisationNameOf } from '../rules/organisation-from-email.ts'

/** Name of the global team, for everyone who is in no other team. */
const globalTeamName = 'Toute la société'

/**
 * Creates an organisation with its global team and its first user, an administrator. Call it inside
 * a transaction.
 */
export async function register(
  { secrets, clock }: Adapters,
  repositories: Repositories,
  { email, product }: Pick<UserRecord, 'email' | 'product'>,
): Promise<UserRecord> {
  const now = clock.now()
  const organisationId = secrets.id()
  const teamId = secrets.id()
  const domain = domainOf(email)
  await repositories.accounts.createOrganisation({
    id: organisationId,
    product,
    name: organisationNameOf(domain),
    domain,
    address: '',
    website_url: '',
    logo_id: null,
    facebook: '',
    instagram: '',
    twitter: '',
    linkedin: '',
    disclaimer: '',
    google_play_url: '',
    appstore_url: '',
    country: defaultCountry,
    has_onboarding: false,
    signature_template_id: null,
    created_at: now,
  })
  const whole = repositories.within({ organisationId })
  await whole.teams.insert({
    id: teamId,
    name: globalTeamName,
    is_global: true,
    signature_template_id: null,
    campaign_id: null,
    created_at: now,
  })
  const user = await whole.users.insert({
    ...newUser(secrets, { email, product, teamId, now }),
    role: 'admin',
  })
  if (product === 'stock') await whole.stock.members.insert(superAdmin(user))
  if (product === 'coaching') await openStudio(secrets, whole.coaching, user)
  return user
}

/** The first member of an organisation, who may do everything. */
const superAdmin = ({ id, email, created_at }: UserRecord): New<StockMemberRecord> => ({
  id,
  email,
  display_name: email.slice(0, email.indexOf('@')),
  centre_id: null,
  is_active: true,
  is_admin: false,
  is_super_admin: true,
  permissions: [],
  created_at,
})

interface NewUser extends Pick<UserRecord, 'email' | 'product'> {
  teamId: string
  /** Seconds since 1970. */
  now: number
}

/** Creates a user record with empty fields. */
export function newUser(
  secrets: Adapters['secrets'],
  { email, product, teamId, now }: NewUser,
): New<UserRecord> {
  return {
    id: secrets.id(),
    product,
    email,
    first_name: '',
    last_name: '',
    position: '',
    phone_number: '',
    mobile_number: '',
    skype: '',
    linkedIn: '',
    picture_id: null,
    team_id: teamId,
    signature_template_id: null,
    role: 'member',
    is_external: false,
    master_user: null,
    banner_key: secrets.random(16),
    install_key: installKey(secrets),
    former_install_key: null,
    link_mailed_at: null,
    last_login_at: null,
    info_updated_at: null,
    deploy_status: 'none',
    deploy_version: '',
    deploy_shared: '',
    deploy_own: '',
    deploy_error: '',
    deploy_request: 0,
    sent_version: '',
    sent_shared: '',
    sent_own: '',
    sent_at: null,
    first_sent_at: null,
    installed_version: '',
    installed_shared: '',
    installed_own: '',
    installed_at: null,
    created_at: now,
  }
}
