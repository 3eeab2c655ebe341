import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Server } from 'node:http'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * How many connections may wait until the server accepts them; the system may allow fewer. By default
 * 511, and some systems reset further connections of a burst.
 */
const backlog = 4096

/**
 * Opens the port.
 *
 * @returns the port number; the system picks one when `port` is 0
 * @throws SettingsError when the port is in use or not allowed
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  server.listen({ port, host, backlog })
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`PORT ${port} on HOST ${host} cannot be opened: ${reason}`)
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

const timeoutMilliseconds = 10_000
const sweepMilliseconds = 50

/**
 * Stops accepting connections, closes idle ones, and waits up to ten seconds for running requests.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  // Closes right after the event loop has accepted the connections that were waiting, because those
  // that the system has established, but nobody has accepted, would be reset.
  await setImmediate()
  const closed = once(server, 'close')
  server.close()
  // A busy connection becomes idle after its request, and would otherwise stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds)
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
