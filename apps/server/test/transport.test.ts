import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer | undefined

afterEach(() => server?.dispose())

const paths = ['/', '/healthz', '/api/conf', '/api/user/nobody/banner', '/icons/v1/nobody-0.png']

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

it('makes browsers use only https when the public address is https', async () => {
  const port = await freePort()
  server = await startTestServer({
    PORT: String(port),
    PUBLIC_URL: 'https://sign.example.org',
    SMTP_URL: 'smtp://mail.example.org',
  })
  const headers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
      return response.headers.get('strict-transport-security')
    }),
  )
  expect(headers).toEqual(paths.map(() => 'max-age=31536000'))
}, 120_000)
