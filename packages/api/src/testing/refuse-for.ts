import type { ContractHost } from './host.ts'

/** Lets every mail to this person fail until the function that is returned is called. */
export function refuseFor({ mailer }: ContractHost, email: string, fail: () => Error): () => void {
  mailer.refuse = (mail) => {
    if (mail.to.address === email) throw fail()
  }
  return () => {
    mailer.refuse = () => undefined
  }
}
