/** What a mail's link holds: a code to enter, an invitation to accept, or both. */
export interface MailLink {
  email: string
  /** Empty: it has to be asked for. */
  code: string
  invitation: string | null
}

/**
 * What stands in the fragment of a mail's link: `#email=…&code=…`, or `#email=…&invitation=…` from
 * an invitation, whose code's mail then has all three.
 */
export function readLink(hash: string): MailLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const email = values.get('email')
  const code = values.get('code') ?? ''
  const invitation = values.get('invitation') || null
  return email && (code || invitation) ? { email, code, invitation } : null
}
