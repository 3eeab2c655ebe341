import { createMiddleware } from 'hono/factory'
import { isLoopbackHost } from '../settings/loopback.ts'

/** The name in a Host header, without its port; IPv6 addresses keep their brackets. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '')
}

/** True for the public address' host, the configured hosts and loopback names. */
export function isKnownHost(
  header: string | undefined,
  { publicUrl, hosts }: { publicUrl: string; hosts: ReadonlyMap<string, string> },
): boolean {
  const name = hostName(header)
  return isLoopbackHost(name) || name === new URL(publicUrl).hostname || hosts.has(name)
}

/** Answers 421 to a host name that is not this server's, against rebinding of names. */
export function hostCheck(known: { publicUrl: string; hosts: ReadonlyMap<string, string> }) {
  return createMiddleware(async (context, next) => {
    if (isKnownHost(context.req.header('host'), known)) return next()
    return context.text('This server does not answer for that host name. See HOSTS.\n', 421)
  })
}
