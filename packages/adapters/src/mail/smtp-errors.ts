/**
 * True when a retry cannot help: the address is invalid, or the server returned 5xx for this
 * recipient or message. A rejected sign-in or sender does not count, because an operator can fix
 * the settings that cause it.
 */
export function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as SmtpError
  if (code === 'EENVELOPE' && command === 'API') return true
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

interface SmtpError extends Error {
  readonly code?: string
  /** The SMTP command that failed; `API` when none was sent. */
  readonly command?: string
  readonly responseCode?: number
}

/** Returns the server's reply, short enough to show to an administrator. */
export function reasonOf(error: unknown): string {
  const reply = error instanceof Error && 'response' in error ? String(error.response) : ''
  return (reply || (error instanceof Error ? error.message : String(error))).slice(0, 300)
}

/** Returns the error itself, or one with instructions when the settings are the cause. */
export function explainSmtpError(error: unknown): unknown {
  if (!(error instanceof Error) || (error as SmtpError).command !== 'STARTTLS') return error
  return new Error(
    'The mail server does not encrypt the connection (STARTTLS). Where mail may travel in the clear, as on this machine, end SMTP_URL with ?requireTLS=false.',
    { cause: error },
  )
}
