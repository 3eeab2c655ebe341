import { hostName } from '../http/host-check.ts'
import { isLoopbackHost, isLoopbackUrl } from '../settings/loopback.ts'

/** What proxies add; header names come in lower case. */
const forwarding =
  /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

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
    [...request.headers.keys()].every((name) => !forwarding.test(name))
  )
}
