import { Agent, createServer, request, type ClientRequest } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { SettingsError } from '../settings/settings-error.ts'
import { closeServer, listen } from './listen.ts'

const host = '127.0.0.1'

it('finds a free port, and reports a port that is in use', async () => {
  const first = createServer()
  const port = await listen(first, { host, port: 0 })
  const second = listen(createServer(), { host, port })
  await expect(second).rejects.toThrow(SettingsError)
  await expect(second).rejects.toThrow(`PORT ${port} on HOST ${host} cannot be opened`)
  await closeServer(first)
})

it('closes without waiting for an idle connection, and can be closed twice', async () => {
  const server = createServer((_, response) => response.end('ok'))
  const port = await listen(server, { host, port: 0 })
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('ok')
  await closeServer(server)
  await closeServer(server)
  await expect(fetch(`http://${host}:${port}`)).rejects.toThrow('fetch failed')
})

it('lets a running request finish', async () => {
  const server = createServer((_, response) => setTimeout(() => response.end('late'), 200))
  const port = await listen(server, { host, port: 0 })
  const answer = fetch(`http://${host}:${port}`).then((response) => response.text())
  await new Promise((resolve) => server.once('request', resolve))
  await closeServer(server)
  expect(await answer).toBe('late')
})

it('answers connections that were established, but not accepted, when it closes', async () => {
  const server = createServer((_, response) => response.end('ok'))
  const port = await listen(server, { host, port: 0 })
  const agent = new Agent()
  const asked = Array.from({ length: 50 }, () => answerTo(request({ host, port, agent })))
  // The system establishes connections at once, and the server accepts one in each turn.
  await setImmediate()
  await closeServer(server)
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200))
})

/** Sends a request, and returns the status or the error's code. */
function answerTo(asked: ClientRequest): Promise<unknown> {
  return new Promise((resolve) => {
    asked.on('response', ({ statusCode }) => resolve(statusCode))
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    asked.end()
  })
}
