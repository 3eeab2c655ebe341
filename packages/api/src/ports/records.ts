import type { SignatureData } from '@org/signature'
import type { NotificationKind } from '../contract/entities/notification.ts'
import type { DeployStatus } from '../contract/entities/user.ts'
import type { Product } from '../contract/products.ts'
import type { Role } from '../contract/roles.ts'

/**
 * An organisation. Every other record except `CodeRecord` belongs to one, and refers only to
 * records of the same organisation, except that `master_user` and `opened_by` may refer to an
 * account in any organisation.
 *
 * In all stored records, times are in seconds since 1970, and a missing text is an empty string,
 * not null.
 */
export interface OrganisationRecord {
  id: string
  product: Product
  name: string
  domain: string
  /** ISO 3166 code. Phone numbers in the national form are numbers of this country. */
  country: string
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
  /** The product of the organisation. */
  product: Product
  /** Lower case, unique in its organisation. */
  email: string
  first_name: string
  last_name: string
  position: string
  phone_number: string
  mobile_number: string
  /** Skype name. */
  skype: string
  linkedIn: string
  picture_id: string | null
  team_id: string
  signature_template_id: string | null
  role: Role
  /**
   * True for an administrator who is not an employee, and is never listed, counted or mailed as
   * one.
   */
  is_external: boolean
  /** Id of the master whom this account's owner accepted. The master may be in any organisation. */
  master_user: string | null
  /** Random and unique; grants access to the banner only. */
  banner_key: string
  /** Random and unique; opens the install page until 'send again' replaces it. */
  install_key: string
  /** The install key before the current one. It can only be used to request a new link. */
  former_install_key: string | null
  /** When the person was last mailed a new link to replace an old one. */
  link_mailed_at: number | null
  last_login_at: number | null
  /** When the person last saved the install form. */
  info_updated_at: number | null
  /** State of the last deploy request, and the version that it deploys. */
  deploy_status: DeployStatus
  deploy_version: string
  /** The two parts of that version; empty if there is none. */
  deploy_shared: string
  deploy_own: string
  deploy_error: string
  /** Number of deploy requests so far. It makes the key of each job unique. */
  deploy_request: number
  /** The version that was last mailed, and the time of that mail. */
  sent_version: string
  sent_shared: string
  sent_own: string
  sent_at: number | null
  /** When that version was first mailed. */
  first_sent_at: number | null
  /** The version that was last installed, and the time of the installation. */
  installed_version: string
  installed_shared: string
  installed_own: string
  installed_at: number | null
  created_at: number
  revision: number
}

export interface TeamRecord {
  id: string
  organisation_id: string
  name: string
  /** Exactly one team of each organisation is global. */
  is_global: boolean
  signature_template_id: string | null
  campaign_id: string | null
  created_at: number
  revision: number
}

export interface TemplateRecord {
  id: string
  organisation_id: string
  /** The team that owns it; null for the organisation. */
  team_id: string | null
  name: string
  /** Stored as JSON; unknown keys are preserved. */
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
  /**
   * True if the campaign intentionally shows nothing, instead of any other banner. Otherwise, a
   * campaign without an image is skipped.
   */
  shows_nothing: boolean
  /** The page that the banner leads to; empty for that of the template or the company. */
  link_url: string
  start_date: number | null
  end_date: number | null
  expire: number
  created_at: number
  revision: number
}

export interface MediaRecord {
  id: string
  organisation_id: string
  /** Original file name. */
  name: string
  type: string
  width: number
  height: number
  size: number
  /** Stored variants, oldest first. Absent or null as long as there are none. */
  variants?: readonly StoredVariant[] | null | undefined
  created_at: number
  revision: number
}

/** A stored variant of an image; `size` is in bytes. */
export interface StoredVariant {
  name: string
  size: number
}

/**
 * A deploy with unfinished mails. It is deleted when its last mail is finished. The team's id and
 * name are stored without a reference, because the team may be deleted before the mails are sent.
 */
export interface DeployRunRecord {
  id: string
  organisation_id: string
  /** Null when the deploy is not limited to one team. */
  team_id: string | null
  /** Name of the organisation, team or person; empty for a group of people. */
  subject: string
  /** Number of unfinished mails. */
  open_count: number
  sent_count: number
  failed_count: number
  created_at: number
  revision: number
}

/** A notification. It outlives the team that it was about. */
export interface NotificationRecord {
  id: string
  organisation_id: string
  kind: NotificationKind
  /**
   * Administrators of this team are notified too. If null, only the organisation's administrators
   * are notified.
   */
  team_id: string | null
  subject: string
  done_count: number
  updated_count: number
  failed_count: number
  created_at: number
}

/** An invitation to administer the organisation or one of its teams, or to join it as a coach. */
export interface InvitationRecord {
  id: string
  organisation_id: string
  /** The product of the organisation. */
  product: Product
  /** Lower case, unique in its organisation. */
  email: string
  /** `member` for a coach, who gets no rights over other people. */
  role: Role
  /** The team to administer; null for the whole organisation. */
  team_id: string | null
  /**
   * Id of the inviter. It is not a reference, because the inviter may be deleted before the
   * invitation is accepted.
   */
  invited_by: string
  expires_at: number
  accepted_at: number | null
  revoked_at: number | null
  /** State of the last mail. */
  mail_status: 'queued' | 'sent' | 'failed'
  mail_error: string
  /** Number of mails so far. It makes the key of each job unique. */
  mail_request: number
  created_at: number
  revision: number
}

/** A session. The token itself is never stored. */
export interface TokenRecord {
  /** SHA-256 of the token, base64url; primary key. */
  hash: string
  /** Random id that the owner can use to refer to the session. It grants no access. */
  id: string
  user_id: string
  organisation_id: string
  /** The product of the account. The session opens nothing in another product. */
  product: Product
  /** Id of the master who opened the account; null for a sign-in by its owner. */
  opened_by: string | null
  /** Name of the browser, from `deviceOf`. */
  browser: string
  system: string
  /** The time of the sign-in. Switching accounts does not change it. */
  created_at: number
  used_at: number
}

/** A sign-in code. */
export interface CodeRecord {
  /** Ascending: the newest code has the highest number. */
  number: number
  email: string
  /** The product for which the code was requested. */
  product: Product
  /** SHA-256 of the requesting browser's key; empty without one. */
  browser: string
  /** HMAC of email and code, base64url; empty when the mail contains no code. */
  hmac: string
  expires_at: number
  /** Number of attempts by this browser since the code was sent. */
  attempts: number
}
