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

/** Markup that some mail clients need. Others drop it, so there it would only cost characters. */
export interface TargetProfile {
  /** Keeps conditional comments: rounded buttons are VML in Outlook's Word engine. */
  readonly vml: boolean
  /** May be opened by Outlook's Word engine, which needs this rule to apply a line height. */
  readonly msoLineHeight: boolean
  /** Rounds corners by CSS, in addition to those baked into images. */
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
