import { contextOf } from '../../merge/organisation-context.ts'
import type {
  CampaignRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../../ports/records.ts'
import type { Seed } from '../../seed/seed.ts'
import { demoAudit } from './demo-audit.ts'
import { demoMedia, demoMediaIds } from './demo-media.ts'
import { demoPeople, type DemoPerson, type DemoTeam } from './demo-people.ts'
import { demoProgress } from './demo-progress.ts'
import { demoTemplates } from './demo-templates.ts'

const day = 86_400
const organisationId = 'demo-organisation'
const domain = 'maison-lueur.example'

const teamIds: Record<DemoTeam, string> = {
  global: 'demo-team-global',
  sales: 'demo-team-sales',
  design: 'demo-team-design',
  support: 'demo-team-support',
}

/** Ids in the demo organisation for stories and tests. */
export const demoIds = {
  organisation: organisationId,
  teams: teamIds,
  admin: userId(0),
  /** Team admin of the sales team. */
  teamAdmin: userId(8),
  /** Is not an administrator. Was sent the mail, but has not installed the signature. */
  member: userId(27),
  /** Has no position and no phone number yet. */
  incomplete: userId(59),
  /** Keys of the install pages of three of the people above. */
  installKeys: {
    admin: demoInstallKey(0),
    member: demoInstallKey(27),
    incomplete: demoInstallKey(59),
  },
  templates: ['demo-template-1', 'demo-template-2', 'demo-template-3'],
} as const

/**
 * Creates a lifelike organisation with four teams, sixty employees, three templates and some
 * banners. Some people were sent a mail, and some have installed their signature. `now` is in
 * seconds since 1970. The ids and keys are public, so use it on developers' machines only.
 */
export function demoSeed(now = Math.floor(Date.now() / 1000)): Seed {
  const createdAt = now - 120 * day
  const organisation = demoOrganisation(createdAt)
  const teams = demoTeams(createdAt)
  const templates = demoTemplateRecords(createdAt)
  const media = demoMedia(organisationId, createdAt)
  const context = contextOf({ organisation, teams, templates, media: media.records })
  const places = new Map<DemoTeam, number>()
  const users = demoPeople().map((person, index) => {
    const place = places.get(person.team) ?? 0
    places.set(person.team, place + 1)
    const user = demoUser(person, index, createdAt)
    const version = context.versionOf(user) ?? ''
    const parts = context.partsOf(user) ?? { shared: '', own: '' }
    return { ...user, ...demoProgress(person.team, place, version, parts, now) }
  })
  const campaigns = demoCampaigns(now)
  return {
    organisations: [organisation],
    teams,
    templates,
    users,
    campaigns,
    media: media.records,
    audit: demoAudit(organisationId, now),
    files: media.files,
  }
}

function userId(index: number): string {
  return `demo-user-${String(index + 1).padStart(2, '0')}`
}

/** Returns the key of a demo employee's install page. */
function demoInstallKey(index: number): string {
  return `demo-install-${String(index + 1).padStart(2, '0')}`
}

function demoOrganisation(createdAt: number): OrganisationRecord {
  return {
    id: organisationId,
    product: 'signature',
    name: 'Maison Lueur',
    domain,
    address: '14 rue des Lampistes, 69002 Lyon',
    website_url: `https://${domain}`,
    logo_id: demoMediaIds.logo,
    facebook: 'https://www.facebook.com/maisonlueur',
    instagram: 'https://www.instagram.com/maisonlueur',
    twitter: '',
    linkedin: 'https://www.linkedin.com/company/maison-lueur',
    disclaimer: '',
    google_play_url: '',
    appstore_url: '',
    country: 'FR',
    has_onboarding: true,
    signature_template_id: 'demo-template-1',
    created_at: createdAt,
    revision: 1,
  }
}

function demoTeams(createdAt: number): TeamRecord[] {
  const team = (key: DemoTeam, name: string, template: string | null): TeamRecord => ({
    id: teamIds[key],
    organisation_id: organisationId,
    name,
    is_global: key === 'global',
    signature_template_id: template,
    campaign_id: null,
    created_at: createdAt,
    revision: 1,
  })
  return [
    team('global', 'Toute la société', null),
    team('sales', 'Commercial', 'demo-template-2'),
    team('design', 'Studio de création', 'demo-template-3'),
    team('support', 'Service client', null),
  ]
}

function demoTemplateRecords(createdAt: number): TemplateRecord[] {
  return demoTemplates(demoMediaIds.logo, demoMediaIds.standing).map((template, index) => ({
    id: template.id,
    organisation_id: organisationId,
    team_id: template.team === null ? null : teamIds[template.team],
    name: template.name,
    signature_data: template.data,
    created_at: createdAt + index * day,
    updated_at: createdAt + (40 + index) * day,
    revision: 1,
  }))
}

function demoUser(person: DemoPerson, index: number, createdAt: number): UserRecord {
  const { firstName, lastName, position, team } = person
  const isIncomplete = index === 59
  const digits = String(10_000_000 + index * 1_234_567).slice(0, 8)
  return {
    id: userId(index),
    organisation_id: organisationId,
    product: 'signature',
    email: `${plain(firstName)}.${plain(lastName)}@${domain}`,
    first_name: firstName,
    last_name: lastName,
    position: isIncomplete ? '' : position,
    phone_number: isIncomplete ? '' : `06 ${digits.match(/../g)?.join(' ') ?? ''}`,
    mobile_number: '',
    skype: '',
    linkedIn: index % 7 === 0 ? `https://www.linkedin.com/in/${plain(firstName)}-lueur` : '',
    picture_id: null,
    team_id: teamIds[team],
    signature_template_id: null,
    role: index === 0 ? 'admin' : index === 8 ? 'team_admin' : 'member',
    is_external: false,
    master_user: null,
    banner_key: `demo-banner-${String(index + 1).padStart(2, '0')}`,
    install_key: demoInstallKey(index),
    former_install_key: null,
    link_mailed_at: null,
    last_login_at: index === 0 ? createdAt : null,
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
    created_at: createdAt + index,
    revision: 1,
  }
}

/** Reduces a name to lower-case letters without accents, and hyphens, for an email address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
}

function demoCampaigns(now: number): CampaignRecord[] {
  const campaign = (
    key: string,
    team: DemoTeam,
    name: string,
    banner: string,
    start: number | null,
    end: number | null,
    link = '',
  ): CampaignRecord => ({
    id: `demo-campaign-${key}`,
    organisation_id: organisationId,
    team_id: teamIds[team],
    name,
    type: 'small',
    banner_id: banner,
    shows_nothing: false,
    link_url: link,
    start_date: start,
    end_date: end,
    expire: 60,
    created_at: now - 30 * day,
    revision: 1,
  })
  const { fair, standing, wishes } = demoMediaIds
  return [
    campaign('default', 'global', 'Bannière par défaut', standing, null, null),
    campaign(
      'fair',
      'sales',
      'Salon Maison & Lumière',
      fair,
      now - 10 * day,
      now + 20 * day,
      'https://salon-maison-lumiere.example/exposants/maison-lueur',
    ),
    campaign('past', 'design', 'Journées du patrimoine', standing, now - 70 * day, now - 62 * day),
    campaign('wishes', 'global', 'Vœux', wishes, now + 35 * day, now + 65 * day),
  ]
}
