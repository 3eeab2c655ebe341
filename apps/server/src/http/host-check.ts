import { createMiddleware } from 'hono/factory'
import { isLoopbackHost } from '../settings/loopback.ts'

/**
 * Extracts the host name from a Host header, without the port; IPv6 addresses keep their brackets.
 */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '')
}

/** True for the host of the public address, the configured hosts and loopback names. */
export function isKnownHost(
  header: string | undefined,
  { publicUrl, hosts }: { publicUrl: string; hosts: ReadonlyMap<string, string> },
): boolean {
  const name = hostName(header)
  return isLoopbackHost(name) || name === new URL(publicUrl).hostname || hosts.has(name)
}

/** Responds with 421 to an unknown host name, to prevent DNS rebinding. */
export function hostCheck(known: { publicUrl: string; hosts: ReadonlyMap<string, string> }) {
  return createMiddleware(async (context, next) => {
    if (isKnownHost(context.req.header('host'), known)) return next()
    return context.text('This server does not answer for that host name. See HOSTS.\n', 421)
  })
}
