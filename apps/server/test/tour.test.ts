import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const tour = '/embed?m=SxQL3iGyoDo&c=Agence'
const otherHosts = [
  'signature.localhost',
  'stock.localhost',
  'coaching.localhost',
  'coaching-admin.localhost',
  'localhost',
]
const assets = ['embed-1a2b.js', 'embed-3c4d.css', 'font-5e6f.woff2']

let server: TestServer
let staticDir: string

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(staticDir, 'assets/embed'), { recursive: true })
  const page = (title: string) =>
    `<!doctype html><html><head><meta name="paraphe-hosts" content='{}' /><title>${title}</title></head></html>`
  await writeFile(join(staticDir, 'index.html'), page('Paraphe'))
  await writeFile(join(staticDir, 'embed.html'), page('Visite 3D'))
  await writeFile(join(staticDir, 'assets/app-1a2b.js'), '1')
  for (const name of assets) await writeFile(join(staticDir, 'assets/embed', name), '1')
  const hosts = ['signature', 'stock', 'coaching', 'coaching-admin', 'tour']
  server = await startTestServer({
    STATIC_DIR: staticDir,
    HOSTS: hosts.map((name) => `${name}.localhost=${name}`).join(),
  })
}, 120_000)

afterAll(async () => {
  await server.dispose()
  await rm(staticDir, { recursive: true })
})

const ask = (host: string, path: string) =>
  fetchAtHost(server.publicUrl.replace('localhost', host) + path)

/** The content security policy of a page, by directive. */
async function policyOf(host: string, path: string): Promise<Record<string, string>> {
  const { headers } = await ask(host, path)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('the embedded page', () => {
  it.each([tour, '/embed', '/embed/'])('at %s may be framed by any page', async (path) => {
    const { status, headers } = await ask('tour.localhost', path)
    expect(status).toBe(200)
    expect(headers.has('x-frame-options')).toBe(false)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await policyOf('tour.localhost', path)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': 'https:',
      'font-src': "'self'",
      'frame-src': 'https://my.matterport.com',
      'base-uri': "'none'",
      'form-action': "'none'",
    })
  })

  it('contains its title and a discovery link to its oEmbed document', async () => {
    const text = await (await ask('tour.localhost', tour)).text()
    expect(text).toContain('<title>Visite 3D – Agence</title>')
    const href = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text)
    const link = new URL(href?.[1]?.replaceAll('&amp;', '&') ?? '')
    const answer = await ask(link.hostname, link.pathname + link.search)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ title: 'Visite 3D – Agence' })
  })

  /** The preview tags of the page with a query, by name. */
  async function previewOf(query: Record<string, string>) {
    const search = new URLSearchParams(query).toString()
    const text = await (await ask('tour.localhost', `/embed?${search}`)).text()
    const tags = text.matchAll(/<meta property="og:([a-z]+)" content="([^"<>]*)" \/>/g)
    return Object.fromEntries(
      Array.from(tags, ([, name = '', content = '']) => [name, content] as const),
    )
  }

  it('describes itself to networks, with its background or else its logo', async () => {
    const [logo, bg] = ['https://a.example/logo.png', 'https://a.example/photo.jpg']
    const preview = await previewOf({ m: 'SxQL3iGyoDo', c: 'Agence', logo, bg, utm: '1' })
    expect(preview).toMatchObject({ title: 'Visite 3D – Agence', type: 'website', image: bg })
    expect(preview.url).toMatch(/^http:\/\/tour\.localhost:\d+\/embed\?m=SxQL3iGyoDo&amp;c=Agence/)
    expect(preview.url).not.toContain('utm')
    expect(await previewOf({ m: 'SxQL3iGyoDo', logo })).toMatchObject({ image: logo })
  })

  it.each([
    'http://a.example/photo.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//a.example/photo.jpg',
    'https://my.matterport.com/api/v2/player/models/SxQL3iGyoDo/thumb',
  ])('does not offer the image %s to networks', async (bg) => {
    expect(await previewOf({ m: 'SxQL3iGyoDo', bg })).not.toHaveProperty('image')
  })

  it('escapes what it tells networks', async () => {
    const preview = await previewOf({
      m: 'SxQL3iGyoDo',
      c: `"><script>alert('1')</script> & $& $'`,
      bg: `https://a.example/?a="><script>&b='`,
    })
    expect(preview.title).toBe(
      'Visite 3D – &quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; $&amp; $&#39;',
    )
    expect(preview.image).toBe('https://a.example/?a=%22%3E%3Cscript%3E&amp;b=%27')
  })

  it('lets any origin load its assets, but only on the host of the tour generator', async () => {
    for (const name of assets) {
      const path = `/assets/embed/${name}`
      const { status, headers } = await ask('tour.localhost', path)
      expect([status, headers.get('access-control-allow-origin')], name).toEqual([200, '*'])
      for (const host of otherHosts)
        expect((await ask(host, path)).headers.has('access-control-allow-origin'), host).toBe(false)
    }
    const other = await ask('tour.localhost', '/assets/app-1a2b.js')
    expect(other.status).toBe(200)
    expect(other.headers.has('access-control-allow-origin')).toBe(false)
  })
})

it.each(['/', '/embedded', '/embed/more', '/nowhere'])(
  'does not relax the policy of the tour generator’s page at %s',
  async (path) => {
    const { headers } = await ask('tour.localhost', path)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.has('access-control-allow-origin')).toBe(false)
    const policy = await policyOf('tour.localhost', path)
    expect(policy).toMatchObject({ 'frame-ancestors': "'none'", 'frame-src': "'self'" })
    expect(Object.values(policy).join()).not.toContain('matterport')
  },
)

it.each(otherHosts)('returns 404 for the embedded page and for oEmbed on %s', async (host) => {
  const url = `${server.publicUrl.replace('localhost', host)}${tour}`
  const oembed = `/oembed?${new URLSearchParams({ url }).toString()}`
  for (const path of [tour, '/embed', '/embed/', oembed]) {
    const { status, headers } = await ask(host, path)
    expect(status, path).toBe(404)
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(await policyOf(host, path), path).toMatchObject({ 'frame-ancestors': "'none'" })
  }
})
