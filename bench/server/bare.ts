// A bare node:http server that always returns one fixed response of the same length as that of
// `user/me`, to measure the cost of Node itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = JSON.stringify({ text: 'x'.repeat(650) })
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
}
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => server.close())
