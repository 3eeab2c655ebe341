/**
 * True when trying again cannot help: the address is no address, or the server answered 5xx about
 * this recipient or this text. Its refusal of our own sign-in or sender is an error in the settings,
 * which an operator can fix.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as SmtpError
  if (code === 'EENVELOPE' && command === 'API') return true
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

interface SmtpError extends Error {
  readonly code?: string
  /** The step of the conversation that failed; `API` before there was one. */
  readonly command?: string
  readonly responseCode?: number
}

/** What the server said, short enough to be shown to an administrator. */
export function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'response' in error ? String(error.response) : ''
  return (said || (error instanceof Error ? error.message : String(error))).slice(0, 300)
}

/** The error itself, or one that says what to do where the settings are the reason. */
export function explainSmtpError(error: unknown): unknown {
  if (!(error instanceof Error) || (error as SmtpError).command !== 'STARTTLS') return error
  return new Error(
    'The mail server does not encrypt the connection (STARTTLS). Where mail may travel in the clear, as on this machine, end SMTP_URL with ?requireTLS=false.',
    { cause: error },
  )
}
