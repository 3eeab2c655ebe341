import type { SignatureData } from '@org/signature'
import type { NotificationKind } from '../contract/entities/notification.ts'
import type { AdministratorRole, Role } from '../contract/roles.ts'

/**
 * What the repositories store. Times are seconds since 1970; a text is never null. Every record
 * but an organisation belongs to one, and every reference is to a record of the same organisation.
 */
export interface OrganisationRecord {
  id: string
  name: string
  domain: string
  address: string
  website_url: string
  logo_id: string | null
  facebook: string
  instagram: string
  twitter: string
  linkedin: string
  disclaimer: string
  google_play_url: string
  appstore_url: string
  has_onboarding: boolean
  signature_template_id: string | null
  created_at: number
  revision: number
}

export interface UserRecord {
  id: string
  organisation_id: string
  /** Lower case, unique in its organisation. */
  email: string
  first_name: string
  last_name: string
  position: string
  phone_number: string
  linkedIn: string
  picture_id: string | null
  team_id: string
  signature_template_id: string | null
  role: Role
  /** Administers without being an employee: never listed, counted or mailed as one. */
  is_external: boolean
  /** Id of a user of any organisation that this account's owner accepted as its master. */
  master_user: string | null
  /** Random and unique; opens the banner address and nothing else. */
  banner_key: string
  /** Random and unique; opens the install page until 'send again' renews it. */
  install_key: string
  /** The key before that one, which only asks for a new link. */
  former_install_key: string | null
  /** When a new link was last mailed to who came by an old one. */
  link_mailed_at: number | null
  last_login_at: number | null
  /** When the person last saved the install form. */
  info_updated_at: number | null
  /** State of the last deploy request; `deploy_version` is the version it was made for. */
  deploy_status: 'none' | 'queued' | 'sent' | 'failed'
  deploy_version: string
  deploy_error: string
  /** Counts the requests, so that each has a job key of its own. */
  deploy_request: number
  /** Version that was last mailed and when. */
  sent_version: string
  sent_at: number | null
  /** When that version was mailed first. */
  first_sent_at: number | null
  /** Version that was last installed and when. */
  installed_version: string
  installed_at: number | null
  created_at: number
  revision: number
}

export interface TeamRecord {
  id: string
  organisation_id: string
  name: string
  /** Exactly one team of an organisation is global. */
  is_global: boolean
  signature_template_id: string | null
  campaign_id: string | null
  created_at: number
  revision: number
}

export interface TemplateRecord {
  id: string
  organisation_id: string
  /** The team that owns it; null: the organisation. */
  team_id: string | null
  name: string
  /** Stored as JSON; unknown keys survive. */
  signature_data: SignatureData
  created_at: number
  updated_at: number
  revision: number
}

export interface CampaignRecord {
  id: string
  organisation_id: string
  team_id: string
  name: string
  type: string
  banner_id: string | null
  /** Shows nothing in place of other banners; without it a campaign that has no image is skipped. */
  shows_nothing: boolean
  start_date: number | null
  end_date: number | null
  expire: number
  created_at: number
  revision: number
}

export interface MediaRecord {
  id: string
  organisation_id: string
  /** Original name of the file. */
  name: string
  type: string
  width: number
  height: number
  size: number
  created_at: number
  revision: number
}

/**
 * A deploy that somebody asked for, while mails of it are under way; it goes with its last mail. The
 * team is remembered, not referred to: the team may go before its mails have.
 */
export interface DeployRunRecord {
  id: string
  organisation_id: string
  /** Null: of the whole organisation. */
  team_id: string | null
  /** Name of the organisation, team or person that it is for. */
  subject: string
  /** Mails that are still under way. */
  open_count: number
  sent_count: number
  failed_count: number
  created_at: number
  revision: number
}

/** Something that happened. As history it outlives the team that it was about. */
export interface NotificationRecord {
  id: string
  organisation_id: string
  kind: NotificationKind
  /** The team whose administrators are notified too; null: only the organisation's. */
  team_id: string | null
  subject: string
  done_count: number
  updated_count: number
  failed_count: number
  created_at: number
}

/** A person who was asked to administer the organisation, or one team of it. */
export interface InvitationRecord {
  id: string
  organisation_id: string
  /** Lower case, unique in its organisation. */
  email: string
  role: AdministratorRole
  /** The team to administer; null for the whole organisation. */
  team_id: string | null
  /** Id of a user who is remembered and not referred to: who invites may go before the answer comes. */
  invited_by: string
  expires_at: number
  accepted_at: number | null
  revoked_at: number | null
  /** State of the last mail. */
  mail_status: 'queued' | 'sent' | 'failed'
  mail_error: string
  /** Counts the mails, so that each has a job key of its own. */
  mail_request: number
  created_at: number
  revision: number
}

/** A session. The token itself is never stored. */
export interface TokenRecord {
  /** SHA-256 of the token, base64url; primary key. */
  hash: string
  /** Names the session to its owner; random, and opens nothing. */
  id: string
  user_id: string
  organisation_id: string
  /** Id of the master who opened the account; null for who proved its email. */
  opened_by: string | null
  /** What the browser said it is, as `deviceOf` names it. */
  browser: string
  system: string
  /** When the person proved who they are; switching accounts keeps it. */
  created_at: number
  used_at: number
}

/** A sign-in code that was sent. */
export interface CodeRecord {
  /** Ascending: the newest code has the highest. */
  number: number
  email: string
  /** SHA-256 of the key of the browser that asked for it; empty without one. */
  browser: string
  /** HMAC of email and code, base64url; empty where the mail holds no code. */
  hmac: string
  expires_at: number
  /** Codes that this browser has entered since. */
  attempts: number
}
