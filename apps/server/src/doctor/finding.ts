import { DatabaseUnavailable } from '@org/api'

/** What a check has found about one thing that the server needs. */
export interface Finding {
  /** `unknown`: it could not be checked, as on a machine without network. */
  readonly outcome: 'fine' | 'problem' | 'unknown'
  /** What was checked, such as `SPF`. */
  readonly subject: string
  /** What was found; for a problem, also what to do. One line. */
  readonly text: string
}

/** Creates the findings about one subject. */
export function findingsOf(subject: string) {
  const make = (outcome: Finding['outcome']) => (text: string) => ({ outcome, subject, text })
  return {
    fine: make('fine'),
    problem: make('problem'),
    unknown: (reason: unknown) => make('unknown')(`could not be checked: ${reasonOf(reason)}`),
  } satisfies Record<Finding['outcome'], (text: string) => Finding>
}

const marks = { fine: '✓', problem: '✗', unknown: '?' } as const

/** Formats a finding as one line. */
export const lineOf = ({ outcome, subject, text }: Finding): string =>
  `${marks[outcome]} ${subject}: ${text}`

/** Returns the message of an error in one line, with that of its cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.map(reasonOf).join(', ')
  const text = error instanceof Error ? error.message || error.name : String(error)
  const cause = error instanceof Error && error.cause ? ` (${reasonOf(error.cause)})` : ''
  return `${text}${cause}`.replaceAll(/\s+/g, ' ')
}

const offline = /\b(EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH)\b/

/** True if an error says that this machine has no network, rather than that the other side fails. */
export const isOffline = (error: unknown): boolean => offline.test(reasonOf(error))
