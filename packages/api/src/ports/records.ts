import type { SignatureData } from '@org/signature'
import type { Role } from '../contract/roles.ts'

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
  /** Id of a user, of whatever organisation, whom this account's owner accepted as its master. */
  master_user: string | null
  /** Random and unique; opens the banner address and nothing else. */
  banner_key: string
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
  start_date: number | null
  end_date: number | null
  expire: number
  created_at: number
  revision: number
}

export interface MediaRecord {
  id: string
  organisation_id: string
  /** Name of the file as it was chosen. */
  name: string
  type: string
  width: number
  height: number
  size: number
  created_at: number
  revision: number
}

/** A session. The token itself is never stored. */
export interface TokenRecord {
  /** SHA-256 of the token, base64url; primary key. */
  hash: string
  user_id: string
  organisation_id: string
  created_at: number
  used_at: number
}

/** A sign-in code that is waiting; one for an email. */
export interface CodeRecord {
  email: string
  /** HMAC of email and code, base64url. */
  hmac: string
  expires_at: number
  attempts: number
}
