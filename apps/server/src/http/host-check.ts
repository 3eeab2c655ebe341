import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { isLoopbackHost } from '../settings/loopback.ts'
import { healthPaths } from './health.ts'

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

/**
 * Responds with 400 unless the request has exactly one Host header: proxies and servers disagree on
 * which of several counts. Health checks of HTTP/1.0 may have none.
 *
 * @returns whether it has responded
 */
export function rejectHosts(request: IncomingMessage, response: ServerResponse): boolean {
  const { rawHeaders, url = '', httpVersion } = request
  const isName = (_: string, index: number) => index % 2 === 0
  const hosts = rawHeaders.filter(isName).filter((name) => name.toLowerCase() === 'host').length
  const mayLackHost = httpVersion === '1.0' && healthPaths.includes(url)
  if (hosts === 1 || (hosts === 0 && mayLackHost)) return false
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('A request needs exactly one Host header.\n')
  return true
}
