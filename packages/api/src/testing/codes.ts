import type { Client } from '../client/create-client.ts'
import type { ContractHost } from './host.ts'
import { browserOf } from './http.ts'

/** Returns the code in the newest mail to an address. */
export function codeFor(host: ContractHost, email: string): string {
  const mail = host.mailer.outbox.findLast((sent) => sent.to.address === email)
  const shown = /connexion : ([\d ]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return shown.replaceAll(' ', '')
}

export async function askCode(
  host: ContractHost,
  email: string,
  client: Client = browserOf(host),
): Promise<string> {
  await client.call('sendMagicLink', { query: { email } })
  return codeFor(host, email)
}

/** Returns a code that differs from all codes that were sent. */
export const wrongFor = (codes: readonly string[]) =>
  ['000000', '111111', '222222'].find((code) => !codes.includes(code)) ?? ''
