import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { closeServer, listen } from '../host/listen.ts'
import { drainUnreadBody } from './unread-body.ts'

it('stops draining a slow body some time after the response', async () => {
  const server = createServer((request, response) => {
    drainUnreadBody(request, response, { bytes: 1000, milliseconds: 300 })
    response.end('refused')
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1')
  // Closing while bytes are in transit resets the connection, and `once` would reject with that
  // error.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999999\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  const answered = performance.now()
  const trickle = setInterval(() => socket.write('.'), 20)
  await closed
  clearInterval(trickle)
  expect(answer.toString()).toContain('refused')
  expect(performance.now() - answered).toBeGreaterThan(250)
  expect(socket.bytesWritten).toBeLessThan(1000)
  await closeServer(server)
})
