import { appleMail } from './apple-mail.ts'
import { gmail } from './gmail.ts'
import { iphone } from './iphone.ts'
import type { MailClient, MailClientKey } from './mail-client.ts'
import { office365 } from './office365.ts'
import { outlook } from './outlook.ts'
import { thunderbird } from './thunderbird.ts'
import { yahoo } from './yahoo.ts'

/** The mail clients with instructions, in the order of their tabs. */
export const mailClients: readonly MailClient[] = [
  gmail,
  outlook,
  appleMail,
  yahoo,
  thunderbird,
  iphone,
  office365,
]

/** Finds the client with that key. */
export function findClient(key: MailClientKey): MailClient {
  return mailClients.find((client) => client.key === key) ?? gmail
}
