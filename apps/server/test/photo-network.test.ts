import { startPhotoStandIn } from '@org/adapters/testing/photo-network'
import { httpPhotoNetwork } from '@org/adapters/photo-network'
import { PhotoNetworkRefused, PhotoNetworkUnreachable } from '@org/api'
import { describeCoachingPhotoNetwork, describePhotoNetwork, photoPosts } from '@org/api/testing'
import { pino } from 'pino'
import { afterAll, afterEach, expect, it } from 'vitest'
import { pagePolicies } from '../src/http/security-headers.ts'
import { readSettings } from '../src/settings/settings.ts'
import { contractHost } from './contract-host.ts'

const network = await startPhotoStandIn((url) =>
  photoPosts(21).map((post) => ({ ...post, media_url: `${url}/cdn/${post.id}.mp4` })),
)
afterAll(() => network.close())
afterEach(() => {
  network.intercept = () => false
})

const logged: string[] = []
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

const { settings } = network
describePhotoNetwork('HTTP', contractHost({ settings, logger }), network)
const bytes = new Uint8Array(network.video)
describeCoachingPhotoNetwork('HTTP', contractHost({ settings, logger }), network, bytes)

const postgres = process.env['TEST_DATABASE_URL']
if (postgres) {
  const host = contractHost({ postgresUrl: postgres, settings, logger })
  describePhotoNetwork('HTTP and Postgres', host, network)
  describeCoachingPhotoNetwork('HTTP and Postgres', host, network, bytes)
}

it('logs this suite’s calls without any token, code or secret', () => {
  const text = logged.join('\n')
  expect(text).toContain('photo network unreachable')
  expect(text).not.toMatch(/photo-token-\d|code-\d|the-application-secret/)
})

function port() {
  const { photoNetwork } = readSettings(network.settings)
  if (!photoNetwork) throw new Error('The photo network is off')
  return httpPhotoNetwork(photoNetwork)
}

const redirectUri = 'http://localhost:3000/photo-network'

async function newToken(): Promise<string> {
  const code = await network.agree(port().authorizationUrl({ redirectUri, state: 's' }))
  return port().exchange({ code, redirectUri })
}

it('[2.7.12] asks for consent with app id, redirect uri, scope, response type and state', () => {
  const url = new URL(port().authorizationUrl({ redirectUri, state: 'abc' }))
  expect(url.origin + url.pathname).toBe(`${network.url}/oauth/authorize`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '1089',
    redirect_uri: redirectUri,
    scope: 'user_profile,user_media',
    response_type: 'code',
    state: 'abc',
  })
})

it('[2.7.06] exchanges the code with the application’s secret', async () => {
  await newToken()
  expect(network.seen.at(-1)).toMatchObject({
    method: 'POST',
    path: '/oauth/access_token',
    form: {
      client_id: '1089',
      client_secret: 'the-application-secret',
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
    },
  })
})

it('[2.7.07] [2.7.08] requests GET /me/media with fields, limit and the token', async () => {
  const token = await newToken()
  await port().posts(token, { limit: 20 })
  expect(network.seen.at(-1)).toMatchObject({
    method: 'GET',
    path: '/me/media',
    query: {
      fields: expect.stringMatching(/^id,media_type,media_url,.*children\{id,/) as string,
      limit: '20',
      access_token: token,
    },
  })
})

it('omits entries that are not posts, and addresses that are not web addresses', async () => {
  const former = network.posts
  network.posts = [
    {
      id: '1',
      media_type: 'VIDEO',
      media_url: 'javascript:alert(1)',
      permalink: 'https://p.example/1',
    },
    { id: '2', media_type: 'STORY' },
    { media_type: 'VIDEO' },
    {
      id: '3',
      media_type: 'CAROUSEL_ALBUM',
      children: {
        data: [{ id: '4', media_type: 'VIDEO', media_url: 'https://c.example/4.mp4' }, 7],
      },
    },
  ]
  const { data } = await port().posts(await newToken(), { limit: 20 })
  network.posts = former

  expect(data).toEqual([
    { id: '1', media_type: 'VIDEO', permalink: 'https://p.example/1' },
    {
      id: '3',
      media_type: 'CAROUSEL_ALBUM',
      children: { data: [{ id: '4', media_type: 'VIDEO', media_url: 'https://c.example/4.mp4' }] },
    },
  ])
})

it.each([
  ['an error of the server', 500, '{}'],
  ['a page', 200, '<html>Wartung</html>'],
  ['no list', 200, '{"data":7}'],
])('rejects %s', async (_, status, body) => {
  const token = await newToken()
  network.intercept = (_path, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    return true
  }
  await expect(port().posts(token, { limit: 20 })).rejects.toThrow(PhotoNetworkRefused)
})

it('does not follow redirects, which would send the secret elsewhere', async () => {
  network.intercept = (path, response) => {
    if (path !== '/oauth/access_token') return false
    response.writeHead(307, { Location: `${network.url}/elsewhere` }).end()
    return true
  }
  const before = network.seen.length
  const code = await network.agree(port().authorizationUrl({ redirectUri, state: 's' }))
  await expect(port().exchange({ code, redirectUri })).rejects.toThrow(PhotoNetworkUnreachable)
  expect(network.seen.slice(before).map(({ path }) => path)).toEqual(['/oauth/access_token'])
})

it('lets pages play videos from other sites only when the network is configured', () => {
  const policy = pagePolicies(readSettings(network.settings))
  expect(policy('localhost', '/signatures/new').content).toContain(
    `media-src 'self' https: ${network.url}`,
  )
  expect(policy('localhost', '/user/abc/install-email').content).not.toContain('media-src')
  expect(pagePolicies(readSettings({}))('localhost', '/signatures/new').content).not.toContain(
    'media-src',
  )
})
