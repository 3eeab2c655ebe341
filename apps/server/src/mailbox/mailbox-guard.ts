import { hostName } from '../http/host-check.ts'
import { isLoopbackHost, isLoopbackUrl } from '../settings/loopback.ts'

/** Headers that proxies add; header names are in lower case. */
const forwarding =
  /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/**
 * True when the mailbox may be shown: no mail server is configured, and everything about the
 * request indicates that it comes from this machine. The mailbox holds sign-in codes, so access is
 * denied in case of doubt.
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
