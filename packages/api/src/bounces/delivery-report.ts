/** What a delivery report (RFC 3464) says about a mail. Everything in it may be forged. */
export interface DeliveryReport {
  /** Message-IDs that the report quotes, the most likely one first. */
  messageIds: readonly string[]
  /** `failed`: the mail came back. `delayed`: a server still tries to deliver it. */
  outcome: 'failed' | 'delayed'
  /** The enhanced status code, such as `5.1.1` (RFC 3463). */
  status: string
  /** The reply of the receiving server; empty if unknown. */
  reply: string
}
