/** Mail clients and other places where the HTML is used. */
export const targetKeys = [
  'paste',
  'gmail',
  'outlook',
  'apple-mail',
  'thunderbird',
  'email',
] as const
export type Target = (typeof targetKeys)[number]

/**
 * The optional markup that a target gets. Only some mail clients need this markup; the others drop
 * it, so there it would only cost characters.
 */
export interface TargetProfile {
  /**
   * Whether conditional comments are kept, so that rounded buttons can be VML for Outlook's Word
   * engine.
   */
  readonly vml: boolean
  /**
   * Whether Outlook's Word engine may render the HTML. The engine needs `mso-line-height-rule` to
   * apply a line height.
   */
  readonly msoLineHeight: boolean
  /**
   * Whether corners are rounded by CSS. Images whose file already has round corners do not need
   * this.
   */
  readonly borderRadius: boolean
}

/** Profile of each target. `paste`, the default, works in all mail clients. */
export const targets: Readonly<Record<Target, TargetProfile>> = {
  paste: { vml: false, msoLineHeight: true, borderRadius: true },
  gmail: { vml: false, msoLineHeight: false, borderRadius: true },
  outlook: { vml: true, msoLineHeight: true, borderRadius: false },
  'apple-mail': { vml: false, msoLineHeight: false, borderRadius: true },
  thunderbird: { vml: false, msoLineHeight: false, borderRadius: true },
  email: { vml: true, msoLineHeight: true, borderRadius: true },
}
