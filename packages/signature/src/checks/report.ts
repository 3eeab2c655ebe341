/**
 * `error`: some client will break or reject the signature; `warning`: it will look or work worse;
 * `note`: good to know, but nothing to change.
 */
export type CheckSeverity = 'error' | 'warning' | 'note'

/** Stable code of each kind of finding. */
export type CheckCode =
  | 'too_long'
  | 'nearly_too_long'
  | 'too_many'
  | 'feature_dropped'
  | 'feature_partial'
  | 'low_contrast'
  | 'missing_alt'
  | 'image_size_unknown'
  | 'image_too_large'
  | 'image_too_small'
  | 'image_recolored_in_dark_mode'
  | 'image_not_hosted'
  | 'image_not_secure'
  | 'image_is_page'
  | 'banner_cached_by_outlook'
  | 'icons_not_hosted'
  | 'icon_without_address'
  | 'icons_wrap'
  | 'address_dropped'
  | 'phone_not_linked'
  | 'email_not_linked'
  | 'skype_not_linked'

/** A finding of a check: a problem that a designer can fix, or useful information. */
export interface CheckFinding {
  readonly code: CheckCode
  readonly severity: CheckSeverity
  /** Message in English. Products translate it by its `code` and insert the `details`. */
  readonly message: string
  /** Path in the signature data, as in `logo.media.alt`. */
  readonly path?: string
  /** Display name of the affected mail client, or several separated by commas. */
  readonly client?: string
  /** The numbers and names in the message. */
  readonly details: Readonly<Record<string, string | number>>
}

/** Number of rendered characters that belong to one part of the signature. */
export interface PartLength {
  readonly part: SignaturePart
  readonly characters: number
  /** Share of the total, 0 to 1. */
  readonly share: number
}

export type SignaturePart =
  | 'disclaimer'
  | 'videoConf'
  | 'greenMessage'
  | 'signoff'
  | 'banner'
  | 'social'
  | 'customFields'
  | 'logo'
  | 'contact'
  | 'identity'

export interface LengthReport {
  /** Characters of the rendered HTML. */
  readonly characters: number
  /** The maximum that Gmail accepts. */
  readonly limit: number
  /** The parts in use, the largest first; their characters add up to the total. */
  readonly parts: readonly PartLength[]
}

/** A feature whose absence is harmless in the clients that drop or change it. */
export interface Enhancement {
  /** Name on caniemail.com. */
  readonly feature: string
  readonly reason: string
  readonly clients: readonly string[]
}

/** Features of the signature that are untested in a mail client. */
export interface UnknownSupport {
  readonly client: string
  readonly features: readonly string[]
}

export interface CheckReport {
  /** True if no finding is an error. */
  readonly ok: boolean
  /** Errors first, then warnings, then notes. */
  readonly findings: readonly CheckFinding[]
  readonly length: LengthReport
  readonly enhancements: readonly Enhancement[]
  readonly unknown: readonly UnknownSupport[]
}
