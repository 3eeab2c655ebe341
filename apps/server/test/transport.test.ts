import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer | undefined

afterEach(async () => {
  await server?.dispose()
  server = undefined
})

const paths = ['/', '/healthz', '/api/conf', '/api/user/nobody/banner', '/icons/v1/nobody-0.png']

it.each([
  ['off', 'max-age=31536000'],
  ['on', 'max-age=31536000; includeSubDomains'],
])(
  'makes browsers use only https when the public address is https; subdomains: %s',
  async (setting, value) => {
    const port = await freePort()
    server = await startTestServer({
      PORT: String(port),
      PUBLIC_URL: 'https://sign.example.org',
      SMTP_URL: 'smtp://mail.example.org',
      HSTS_SUBDOMAINS: setting,
    })
    const headers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
        return response.headers.get('strict-transport-security')
      }),
    )
    expect(headers).toEqual(paths.map(() => value))
  },
  120_000,
)

describe('every request', () => {
  let shared: TestServer
  beforeAll(async () => {
    shared = await startTestServer()
  }, 120_000)
  afterAll(() => shared.dispose())

  /** Sends the lines of a request, and returns the status of the response. */
  const statusOf = async (...lines: string[]) => {
    const socket = connect(Number(new URL(shared.publicUrl).port), '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`)
    let answer = ''
    for await (const bytes of socket) answer += String(bytes)
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  }

  it('gets a response with nosniff', async () => {
    for (const path of [...paths, '/readyz', '/api/nowhere', '/assets/nothing.js']) {
      const { headers } = await fetch(shared.publicUrl + path, { redirect: 'manual' })
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    }
  })

  it('needs exactly one Host header', async () => {
    for (const path of ['/', '/healthz', '/api/conf', '/api/user/nobody/banner']) {
      const get = `GET ${path} HTTP/1.1`
      expect(await statusOf(get, 'host: localhost', 'Host: evil.example')).toBe(400)
      expect(await statusOf(get, 'host: localhost', 'host: localhost')).toBe(400)
      expect(await statusOf(get)).toBe(400)
      expect(await statusOf(get, 'host: localhost')).not.toBe(400)
    }
    expect(await statusOf('GET /api/conf HTTP/1.0')).toBe(400)
  })

  it('may lack it in health checks of HTTP/1.0', async () => {
    expect(await statusOf('GET /healthz HTTP/1.0')).toBe(200)
    expect(await statusOf('GET /readyz HTTP/1.0')).toBe(200)
    expect(await statusOf('HEAD /readyz HTTP/1.0')).toBe(200)
    expect(await statusOf('GET /healthz HTTP/1.0', 'host: a', 'host: b')).toBe(400)
  })
})
