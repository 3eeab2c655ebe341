/** `fault`: the signature will break or be refused somewhere; `warning`: it will look or work worse. */
export type CheckSeverity = 'fault' | 'warning'

/** Stable name of each thing that a check may find. */
export type CheckCode =
  | 'too_long'
  | 'nearly_too_long'
  | 'feature_dropped'
  | 'feature_partial'
  | 'low_contrast'
  | 'missing_alt'
  | 'missing_size'
  | 'image_too_large'
  | 'image_too_small'
  | 'image_recoloured_in_dark_mode'
  | 'image_not_hosted'
  | 'banner_cached_by_outlook'
  | 'icons_not_hosted'
  | 'address_dropped'

/** One thing that a designer can act on. */
export interface CheckFinding {
  readonly code: CheckCode
  readonly severity: CheckSeverity
  /** In English; products translate by `code` and fill in `details`. */
  readonly message: string
  /** Where in the signature data, as in `logo.media.alt`. */
  readonly path?: string
  /** The mail client concerned, named as a reader knows it. */
  readonly client?: string
  /** The figures and names of the message. */
  readonly details: Readonly<Record<string, string | number>>
}

/** How many of the rendered characters one part of the signature takes. */
export interface PartLength {
  readonly part:
    'identity' | 'logo' | 'banner' | 'social' | 'customFields' | 'signoff' | 'addons' | 'frame'
  readonly characters: number
  /** Share of the whole, 0 to 1. */
  readonly share: number
}

/** A feature for which nobody has measured a mail client. */
export interface UnknownSupport {
  readonly client: string
  readonly features: readonly string[]
}

export interface CheckReport {
  /** True when nothing is a fault. */
  readonly ok: boolean
  /** Faults first, then warnings. */
  readonly findings: readonly CheckFinding[]
  readonly length: {
    /** Characters of the rendered HTML. */
    readonly characters: number
    /** What Gmail accepts. */
    readonly limit: number
    readonly parts: readonly PartLength[]
  }
  readonly unknown: readonly UnknownSupport[]
}
