const daySeconds = 24 * 60 * 60

/** How long a host keeps data that it no longer needs, in seconds. */
export const retention = {
  /** Stored responses, which repeated requests get. */
  answers: daySeconds,
  endedJobs: 30 * daySeconds,
  paymentEvents: 30 * daySeconds,
  notifications: 90 * daySeconds,
  /** A browser is forgotten after a year without sign-in. */
  browsers: 365 * daySeconds,
  /** Invitations that have expired. */
  invitations: 30 * daySeconds,
  /** Audit entries keep a client's full address for this long. */
  wholeClients: 30 * daySeconds,
} as const

/** How long audit entries are kept, in seconds. */
export const auditSeconds = (days: number): number => days * daySeconds
