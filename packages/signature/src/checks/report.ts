/**
 * `error`: the signature will break or be refused somewhere; `warning`: it will look or work worse;
 * `note`: good to know, and nothing in the signature is to be changed about it.
 */
export type CheckSeverity = 'error' | 'warning' | 'note'

/** Stable name of each thing that a check may find. */
export type CheckCode =
  | 'too_long'
  | 'nearly_too_long'
  | 'feature_dropped'
  | 'feature_partial'
  | 'low_contrast'
  | 'missing_alt'
  | 'image_size_unknown'
  | 'image_too_large'
  | 'image_too_small'
  | 'image_recoloured_in_dark_mode'
  | 'image_not_hosted'
  | 'image_not_secure'
  | 'banner_cached_by_outlook'
  | 'icons_not_hosted'
  | 'icon_without_address'
  | 'icons_wrap'
  | 'address_dropped'
  | 'phone_not_linked'

/** One thing that a designer can act on, or should know. */
export interface CheckFinding {
  readonly code: CheckCode
  readonly severity: CheckSeverity
  /** In English; products translate by `code` and fill in `details`. */
  readonly message: string
  /** Where in the signature data, as in `logo.media.alt`. */
  readonly path?: string
  /** The mail client concerned, or several separated by commas, named as a reader knows them. */
  readonly client?: string
  /** The figures and names of the message. */
  readonly details: Readonly<Record<string, string | number>>
}

/** How many of the rendered characters one part of the signature takes. */
export interface PartLength {
  readonly part: SignaturePart
  readonly characters: number
  /** Share of the whole, 0 to 1. */
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
  /** What Gmail accepts. */
  readonly limit: number
  /** The parts that take any, the largest first; their characters add up to the whole. */
  readonly parts: readonly PartLength[]
}

/** A feature that some clients drop or change, harmlessly. */
export interface Enhancement {
  /** As caniemail.com calls it. */
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
  /** True when nothing is an error. */
  readonly ok: boolean
  /** Errors first, then warnings, then notes. */
  readonly findings: readonly CheckFinding[]
  readonly length: LengthReport
  readonly enhancements: readonly Enhancement[]
  readonly unknown: readonly UnknownSupport[]
}
