/** The gate of all mails: closed while the mail server is away. */
export const serverGate = '*'

/** How long a gate stays closed, in seconds. The pause doubles with each failure. */
export interface GatePause {
  first: number
  longest: number
}

/**
 * Gates of the mail queue: one for each recipient domain, and `serverGate`. All processes that share
 * the queue share its gates.
 */
export interface MailGates {
  /**
   * Closes a gate after a failure. A gate that is closed already stays as it is, because the
   * failures of mails that were in flight together count once; only a probe closes it again.
   *
   * @returns when the next mail may probe it, in seconds since 1970
   */
  close(gate: string, now: number, pause: GatePause, isProbe: boolean): Promise<number>
  /**
   * Opens gates after a mail got through. A gate with several failures lets through one mail at a
   * time until as many more have succeeded as it takes to halve their number to 0.
   */
  open(gates: readonly string[]): Promise<void>
}
