/** Where the HTML will be used. */
export const targetKeys = [
  'paste',
  'gmail',
  'outlook',
  'apple-mail',
  'thunderbird',
  'email',
] as const
export type Target = (typeof targetKeys)[number]

/** What a mail client needs that another would drop, or waste characters on. */
export interface TargetProfile {
  /** Keeps conditional comments: rounded buttons are drawn in VML for Outlook's Word engine. */
  readonly vml: boolean
  /** May be opened by Outlook's Word engine, which takes a line height only with this rule. */
  readonly msoLineHeight: boolean
  /** Rounds corners by CSS, beside those baked into pictures. */
  readonly borderRadius: boolean
}

/** `paste`, the default, survives all of them. */
export const targets: Readonly<Record<Target, TargetProfile>> = {
  paste: { vml: false, msoLineHeight: true, borderRadius: true },
  gmail: { vml: false, msoLineHeight: false, borderRadius: true },
  outlook: { vml: true, msoLineHeight: true, borderRadius: false },
  'apple-mail': { vml: false, msoLineHeight: false, borderRadius: true },
  thunderbird: { vml: false, msoLineHeight: false, borderRadius: true },
  email: { vml: true, msoLineHeight: true, borderRadius: true },
}
