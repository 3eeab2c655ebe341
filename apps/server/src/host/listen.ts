import { once } from 'node:events'
import type { Server } from 'node:http'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * Opens the port.
 *
 * @returns its number, which the system chose when 0 was asked for
 * @throws SettingsError when it is taken or not allowed
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`PORT ${port} on HOST ${host} cannot be opened: ${reason}`)
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

const patienceMilliseconds = 10_000
const sweepMilliseconds = 50

/** Takes no new connection, waits ten seconds for the requests under way, and ends the idle ones. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  // A connection whose request was under way becomes idle later, and would be kept open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds)
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMilliseconds)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
