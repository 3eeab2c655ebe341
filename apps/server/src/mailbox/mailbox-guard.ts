import { isFromThisMachine } from '../http/from-this-machine.ts'

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
  return smtpUrl === null && isFromThisMachine(request, { peer, publicUrl })
}
