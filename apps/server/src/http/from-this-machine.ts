import { isLoopbackHost, isLoopbackUrl } from '../settings/loopback.ts'
import { hostName } from './host-check.ts'

/** Headers that proxies add; header names are in lower case. */
const forwarding =
  /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/**
 * True when everything about the request indicates that it comes from this machine, and the server
 * has no public address. A proxy on this machine may pass on requests of others without a trace.
 */
export function isFromThisMachine(
  request: Request,
  { peer, publicUrl }: { peer: string | undefined; publicUrl: string },
): boolean {
  return (
    isLoopbackUrl(publicUrl) &&
    isLoopbackHost(peer ?? '') &&
    isLoopbackHost(hostName(request.headers.get('host') ?? '')) &&
    [...request.headers.keys()].every((name) => !forwarding.test(name))
  )
}
