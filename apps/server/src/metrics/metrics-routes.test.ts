import { expect, it } from 'vitest'
import { metricsRoutes } from './metrics-routes.ts'

const token = 't'.repeat(32)

interface Sender {
  peer?: string
  publicUrl?: string
  trustProxy?: string[]
  metricsToken?: string | null
  headers?: Record<string, string>
}

/** Asks for the metrics; returns status and text. */
async function ask({
  peer = '127.0.0.1',
  publicUrl = 'http://localhost:3000',
  trustProxy = [],
  metricsToken = null,
  headers = {},
}: Sender) {
  const routes = metricsRoutes(
    () => Promise.resolve('up 1\n'),
    { metricsToken, trustProxy },
    publicUrl,
  )
  const response = await routes.request(
    '/metrics',
    { headers: { host: 'localhost:3000', ...headers } },
    { incoming: { socket: { remoteAddress: peer } } },
  )
  return { status: response.status, text: await response.text() }
}

it('answers this machine, in the text format', async () => {
  expect(await ask({})).toEqual({ status: 200, text: 'up 1\n' })
  expect(await ask({ peer: '::1' })).toMatchObject({ status: 200 })
})

it.each([
  ['another machine', { peer: '10.0.0.7' }],
  ['an unknown machine', { peer: '' }],
  ['a forwarded request', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a forwarded request of HTTP', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['a name that leads to this machine', { headers: { host: 'evil.example' } }],
  // A proxy in front may leave no trace in the request.
  ['a server with a public address', { publicUrl: 'https://sign.example.org' }],
  ['a server behind a proxy', { trustProxy: ['127.0.0.1'] }],
] satisfies [string, Sender][])('refuses %s without a token', async (_, sender) => {
  const { status, text } = await ask(sender)
  expect(status).toBe(403)
  expect(text).toContain('METRICS_TOKEN')
})

it('answers everybody with the token, and nobody without it', async () => {
  const remote = { metricsToken: token, peer: '10.0.0.7', publicUrl: 'https://sign.example.org' }
  const send = (authorization: string) => ask({ ...remote, headers: { authorization } })
  expect(await send(`Bearer ${token}`)).toEqual({ status: 200, text: 'up 1\n' })
  for (const wrong of ['', token, `Bearer ${token.slice(1)}`, `Bearer ${token}t`])
    expect((await send(wrong)).status).toBe(401)
  expect((await ask({ metricsToken: token })).status).toBe(401)
})
