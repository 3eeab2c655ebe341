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

/** What a mail client needs that others would drop, or that would waste characters on them. */
export interface TargetProfile {
  /** Keeps conditional comments: rounded buttons are VML in Outlook's Word engine. */
  readonly vml: boolean
  /** May be opened by Outlook's Word engine, which needs this rule to apply a line height. */
  readonly msoLineHeight: boolean
  /** Rounds corners by CSS, in addition to those baked into images. */
  readonly borderRadius: boolean
}

/** `paste`, the default, works in all of them. */
export const targets: Readonly<Record<Target, TargetProfile>> = {
  paste: { vml: false, msoLineHeight: true, borderRadius: true },
  gmail: { vml: false, msoLineHeight: false, borderRadius: true },
  outlook: { vml: true, msoLineHeight: true, borderRadius: false },
  'apple-mail': { vml: false, msoLineHeight: false, borderRadius: true },
  thunderbird: { vml: false, msoLineHeight: false, borderRadius: true },
  email: { vml: true, msoLineHeight: true, borderRadius: true },
}
