const daySeconds = 24 * 60 * 60

/** How long a host keeps data that it no longer needs, in seconds. */
export const retention = {
  /** Responses that are stored for repeated requests. */
  answers: daySeconds,
  endedJobs: 30 * daySeconds,
  /** Open gates of the mail queue. */
  mailGates: 60 * 60,
  paymentEvents: 30 * daySeconds,
  notifications: 90 * daySeconds,
  /** A browser is forgotten after a year without sign-in. */
  browsers: 365 * daySeconds,
  /** Expired invitations. */
  invitations: 30 * daySeconds,
  /** Audit entries keep a client's full address for this long. */
  wholeClients: 30 * daySeconds,
} as const

/** How long audit entries are kept, in seconds. */
export const auditSeconds = (days: number): number => days * daySeconds
