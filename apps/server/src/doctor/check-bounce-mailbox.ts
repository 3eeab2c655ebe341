import { checkMailbox } from '@org/adapters/mailbox'
import { findingsOf, isOffline, reasonOf, type Finding } from './finding.ts'

const milliseconds = 60_000

/** Connects to the mailbox of delivery reports, signs in and opens the folder. Changes nothing. */
export async function checkBounceMailbox(address: string | null): Promise<Finding> {
  const { fine, problem, unknown } = findingsOf('bounces')
  if (address === null)
    return fine('no mailbox is set; nobody learns of mails that are returned later.')
  const { host } = new URL(address)
  try {
    await checkMailbox(address, AbortSignal.timeout(milliseconds))
    return fine(`${host} accepts the sign-in and opens the folder.`)
  } catch (error) {
    if (isOffline(error)) return unknown(error)
    return problem(
      `${host}: ${reasonOf(error)} → Correct host, user, password and folder in BOUNCE_IMAP_URL.`,
    )
  }
}
