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
/** How long connections may keep coming before the port is closed nevertheless. */
const quietDeadline = 2000
/** A turn of the event loop that ran nothing takes less, unless other processes had their turn. */
const quietTurn = 0.5

/**
 * Stops accepting connections, closes idle ones, and waits up to ten seconds for running requests.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  await acceptWaiting(server)
  const closed = once(server, 'close')
  server.close()
  // A busy connection becomes idle after its request, and would otherwise stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds)
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}

/**
 * Accepts the connections that the system has established, and returns in the moment after a turn of
 * the event loop in which none came: those that nobody has accepted are reset when the port closes,
 * perhaps with a request that a proxy does not repeat. Node accepts one connection a turn.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => (accepted += 1)
  server.on('connection', count)
  const startedAt = performance.now()
  let isQuiet = false
  while (!isQuiet && performance.now() - startedAt < quietDeadline) {
    const before = { accepted, time: performance.now() }
    await setImmediate()
    isQuiet = accepted === before.accepted && performance.now() - before.time < quietTurn
  }
  server.off('connection', count)
}
