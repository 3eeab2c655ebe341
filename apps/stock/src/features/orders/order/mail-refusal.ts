import { ordersTexts } from '../texts.ts'

type Reason = keyof typeof ordersTexts.refusals

/**
 * Reasons by the enhanced status code of the reply (RFC 3463), else by its basic code (RFC 5321).
 * The first match applies.
 */
const reasons: readonly (readonly [RegExp, Reason])[] = [
  [/\b5\.1\.[0-3]\b/, 'noMailbox'],
  [/\b5\.2\.2\b/, 'mailboxFull'],
  [/\b5\.(?:2\.3|3\.4)\b/, 'tooLarge'],
  [/\b5\.7\.\d+\b/, 'rejected'],
  [/^552\b/, 'tooLarge'],
  [/^554\b/, 'rejected'],
  [/^55[013]\b/, 'noMailbox'],
]

/**
 * Says in words why the supplier's mail server refused the order, followed by what the server
 * replied.
 */
export function mailRefusal(reply: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(reply))?.[1]
  const words = reason ? `${ordersTexts.refusals[reason]} ` : ''
  return `${words}${ordersTexts.serverReply(reply)}`
}
