import type { ContractHost } from './host.ts'

/** Makes every mail to this person fail until the returned function is called. */
export function rejectMailsTo(
  { mailer }: ContractHost,
  email: string,
  fail: () => Error,
): () => void {
  mailer.refuse = (mail) => {
    if (mail.to.address === email) throw fail()
  }
  return () => {
    mailer.refuse = () => undefined
  }
}
