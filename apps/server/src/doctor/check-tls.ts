import { once } from 'node:events'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { isLoopbackUrl } from '../settings/loopback.ts'
import { findingsOf, isOffline, reasonOf, type Finding } from './finding.ts'

const timeoutMilliseconds = 10_000
const day = 24 * 60 * 60 * 1000
/** Renewed certificates are usually replaced a month before they end. */
const fewestDays = 14

/** Checks the certificate that visitors of `PUBLIC_URL` get. */
export async function checkTls(
  publicUrl: string,
  { now = Date.now(), ...options }: ConnectionOptions & { now?: number } = {},
): Promise<Finding> {
  const { fine, problem, unknown } = findingsOf('TLS')
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol === 'http:')
    return isLoopbackUrl(publicUrl)
      ? fine('PUBLIC_URL is on this machine and needs none.')
      : problem('PUBLIC_URL begins with http:// → Put a proxy with a certificate in front.')
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port || 443), servername: host, ...options })
  try {
    const left = Math.floor(((await endOfCertificate(socket)) - now) / day)
    if (left < fewestDays)
      return problem(`The certificate of ${host} ends in ${left} days → Renew it.`)
    return fine(`the certificate of ${host} is trusted for ${left} more days.`)
  } catch (error) {
    if (isOffline(error)) return unknown(error)
    return problem(`${publicUrl}: ${reasonOf(error)} ${adviceOn(error)}`)
  } finally {
    socket.destroy()
  }
}

/** @throws Error if there is no connection, or its certificate is not trusted for this host */
async function endOfCertificate(socket: TLSSocket): Promise<number> {
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMilliseconds) })
  return Date.parse(socket.getPeerCertificate().valid_to)
}

function adviceOn(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return '→ Give the name an address in the DNS.'
  if (code === 'ECONNREFUSED') return '→ Start the proxy in front of the server.'
  if (error instanceof Error && error.name === 'AbortError')
    return '→ Let the firewall pass connections to this address.'
  return '→ Have the proxy send a certificate for this name with its chain.'
}
