/** The contents of a link in a mail: a code, an invitation, or both. */
export interface MailLink {
  email: string
  /** Empty if the code must be requested first. */
  code: string
  invitation: string | null
}

/**
 * Parses the fragment of a link in a mail: `#email=…&code=…`, `#email=…&invitation=…` in an
 * invitation, or all three in the code mail of an invitation.
 */
export function readLink(hash: string): MailLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const email = values.get('email')
  const code = values.get('code') ?? ''
  const invitation = values.get('invitation') || null
  return email && (code || invitation) ? { email, code, invitation } : null
}
