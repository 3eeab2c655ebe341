import { hostName } from '../http/host-check.ts'
import { isLoopbackHost, isLoopbackUrl } from '../settings/loopback.ts'

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * True when the mailbox may be shown: no mail server is set, and everything about the request says
 * that the reader sits at this machine. It holds sign-in codes, so one doubt is enough to refuse.
 */
export function mayReadMailbox(
  request: Request,
  {
    peer,
    publicUrl,
    smtpUrl,
  }: { peer: string | undefined; publicUrl: string; smtpUrl: string | null },
): boolean {
  return (
    smtpUrl === null &&
    isLoopbackUrl(publicUrl) &&
    isLoopbackHost(peer ?? '') &&
    isLoopbackHost(hostName(request.headers.get('host') ?? '')) &&
    forwardingHeaders.every((name) => !request.headers.has(name))
  )
}
