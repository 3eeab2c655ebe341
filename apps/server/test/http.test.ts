import { type IncomingMessage, request as rawRequest } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMailbox, signIn } from './sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let url: string
let staticDir: string
const script = `console.log(1)\n${'//'.repeat(1000)}`

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(staticDir, 'assets'))
  await writeFile(
    join(staticDir, 'index.html'),
    `<!doctype html><head><meta name="paraphe-hosts" content='{}' /><title>Paraphe</title></head>`,
  )
  await writeFile(join(staticDir, 'assets/app-1a2b.js'), script)
  await writeFile(join(staticDir, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await mkdir(join(staticDir, 'assets/workers'))
  await writeFile(join(staticDir, 'assets/workers/table-3c4d.js'), script)
  await writeFile(join(staticDir, 'assets/drawing-5e6f.svg'), '<svg />')
  await writeFile(
    join(staticDir, 'preloads.json'),
    JSON.stringify([{ product: 'signature', path: '^/users$', files: ['/assets/app-1a2b.js'] }]),
  )
  server = await startTestServer({
    STATIC_DIR: staticDir,
    HOSTS: 'sign.example.org=signature,stock.example.org=stock,coach.example.org=coaching',
  })
  url = server.publicUrl
}, 120_000)

afterAll(async () => {
  await server.dispose()
  await rm(staticDir, { recursive: true })
})

/** Requests a path with another Host header, which `fetch` would overwrite. */
function responseForHost(path: string, host: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    rawRequest({ hostname, port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response)
    })
      .on('error', reject)
      .end()
  })
}

const statusForHost = async (path: string, host: string) =>
  (await responseForHost(path, host)).statusCode

describe('health', () => {
  it('reports that the server is alive and ready', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${url}/readyz`)
    expect(ready.status).toBe(200)
    expect(ready.headers.get('cache-control')).toBe('no-store')
  })
})

describe('host check', () => {
  it.each(['/', '/api/conf', '/icons/v1/facebook-0.png', '/dev/mailbox'])(
    'returns 421 at %s for an unknown host name',
    async (path) => {
      expect(await statusForHost(path, 'evil.example')).toBe(421)
    },
  )

  it('accepts configured host names', async () => {
    expect(await statusForHost('/', 'sign.example.org')).toBe(200)
    expect(await statusForHost('/', '127.0.0.1')).toBe(200)
  })
})

describe('headers', () => {
  it('forbid inline scripts, framing and MIME sniffing', async () => {
    const { headers } = await fetch(url)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('stripe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('include policies on documents and workers, but not on other scripts', async () => {
    const policy = async (path: string) =>
      (await fetch(`${url}${path}`)).headers.get('content-security-policy')
    const part = await fetch(`${url}/assets/app-1a2b.js`)
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of [
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect(part.headers.get(name)).toBeNull()
    for (const path of [
      '/',
      '/users',
      '/assets/workers/table-3c4d.js',
      '/assets/drawing-5e6f.svg',
      '/assets/gone.js',
    ])
      expect(await policy(path)).toContain("default-src 'self'")
  })

  it.each(['/', '/stock', '/assets/workers/table-3c4d.js'])(
    'allow the camera and WebAssembly at %s for the stock product, but not for the signature product',
    async (path) => {
      const stock = (await responseForHost(path, 'stock.example.org')).headers
      expect(stock['permissions-policy']).toContain('camera=(self)')
      expect(stock['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
      const signature = (await responseForHost(path, 'sign.example.org')).headers
      expect(signature['permissions-policy']).toContain('camera=()')
      expect(signature['content-security-policy']).toContain("script-src 'self';")
    },
  )

  it('allow the coaching product, but not the signature product, to play videos from blob addresses', async () => {
    const { headers } = await responseForHost('/exercices', 'coach.example.org')
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:")
    expect(headers['referrer-policy']).not.toBe('no-referrer')
    const signature = await responseForHost('/exercices', 'sign.example.org')
    expect(signature.headers['content-security-policy']).not.toContain('media-src')
  })

  it('keep a shared session out of caches, indexes and referrers', async () => {
    const { headers } = await responseForHost('/app/training-sessions/key', 'coach.example.org')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:")
  })

  it('do not require https when the public address uses http', async () => {
    const { headers } = await fetch(url)
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('allow the card provider on the billing page', async () => {
    for (const path of ['/billing', '/billing/']) {
      const { headers } = await fetch(`${url}${path}`)
      expect(headers.get('content-security-policy')).toContain(
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com;",
      )
    }
  })

  it('keep an install page out of caches, indexes and referrers', async () => {
    const { headers } = await fetch(`${url}/user/abc/install-email?signatureversion=1`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('front end', () => {
  it('serves the index page for every route, and makes browsers revalidate it', async () => {
    for (const path of ['/', '/home', '/team/1/deploy']) {
      const response = await fetch(`${url}${path}`)
      expect(await response.text()).toContain('<title>Paraphe</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('serves hashed files compressed and cached forever', async () => {
    const response = await fetch(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(script)
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` },
    })
    expect(again.status).toBe(304)
  })

  it('serves each encoding with its own ETag to clients that accept it', async () => {
    const tags = new Set<string | null>()
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', null],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${url}/assets/app-1a2b.js`, {
        headers: { 'accept-encoding': accepted },
      })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(await response.text()).toBe(script)
      tags.add(response.headers.get('etag'))
    }
    expect(tags.size).toBe(3)
    expect((await fetch(`${url}/assets/app-1a2b.js.br`)).status).toBe(404)
  })

  it('preloads the scripts of a route only in its page', async () => {
    const link = '<link rel="modulepreload" crossorigin href="/assets/app-1a2b.js" />'
    expect(await (await fetch(`${url}/users`)).text()).toContain(link)
    expect(await (await fetch(`${url}/teams`)).text()).not.toContain('modulepreload')
  })

  it.each(['/assets/gone.js', '/favicon.ico', '/..%2f..%2fetc/passwd.txt'])(
    'returns 404 for the missing file %s',
    async (path) => {
      expect((await fetch(`${url}${path}`)).status).toBe(404)
    },
  )
})

describe('products', () => {
  it('are listed in the page by host', async () => {
    const page = await (await fetch(url)).text()
    expect(page).toContain(
      '<meta name="paraphe-hosts" content="{&quot;hosts&quot;:{&quot;sign.example.org&quot;:&quot;signature&quot;,&quot;stock.example.org&quot;:&quot;stock&quot;,&quot;coach.example.org&quot;:&quot;coaching&quot;},&quot;local&quot;:&quot;signature&quot;}" />',
    )
  })
})

describe('icons', () => {
  it('are served to any site and cached forever', async () => {
    const response = await fetch(`${url}/icons/v1/linkedin-4.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect((await fetch(`${url}/icons/v1/nobody-0.png`)).status).toBe(404)
  })
})

describe('mailbox', () => {
  it('shows the sign-in mail as a mail client would, in a frame without scripts', async () => {
    await signIn(server, 'reader@example.org')
    const list = await (await fetch(server.mailboxUrl ?? '')).text()
    const address = /<li>\s*<a\s+href="(\/dev\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? ''
    const page = await (await fetch(`${url}${address}`)).text()
    expect(page).toContain('reader@example.org')
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(page).not.toContain('allow-scripts')
  })

  it('is hidden from requests through a proxy', async () => {
    for (const path of ['', '/mails.json', '/1']) {
      const response = await fetch(`${server.mailboxUrl}${path}`, {
        headers: { 'x-forwarded-for': '10.0.0.9' },
      })
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('NOT FOUND\n')
    }
  })

  it('is hidden from local clients without the printed key, since a proxy may look like a local client', async () => {
    expect(server.mailboxUrl).toMatch(new RegExp(`^${url}/dev/mailbox/[\\w-]{22}$`))
    const wrong = ['', '.json', '/', '/mails.json', '/x', '/x/mails.json', `/${'A'.repeat(22)}`]
    for (const path of wrong) {
      const response = await fetch(`${url}/dev/mailbox${path}`)
      expect(await response.text()).toBe('NOT FOUND\n')
      expect(response.status).toBe(404)
    }
    expect(server.logged()).not.toContain(server.mailboxUrl?.split('/').at(-1))
  })
})

describe('media', () => {
  it('returns a photograph without its metadata, in a response that cannot run scripts', async () => {
    const { token } = await signIn(server, 'photo@example.org')
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Camille Secret' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(photo)]), 'photo.png')
    const headers = { 'x-access-token': token }
    const upload = await fetch(`${url}/api/media`, { method: 'POST', headers, body })
    const media = (await upload.json()) as { path: string }
    expect(media).toMatchObject({ type: 'image/jpeg', width: 40, height: 60 })

    const file = await fetch(media.path)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.includes('Camille')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 })
  })
})

describe('sign-in and logs', () => {
  it('signs in with the code from the mail, and logs no code, token, query or email', async () => {
    const { code, token, userId } = await signIn(server, 'camille@example.org')
    const me = await fetch(`${url}/api/user/me`, { headers: { 'x-access-token': token } })
    expect(await me.json()).toMatchObject({ email: 'camille@example.org', role: 'admin' })
    await fetch(`${url}/user/${userId}/install-email?signatureversion=secret-query`)

    const logged = server.logged()
    expect(logged).toContain('loginMagicLink')
    for (const secret of [code, token, 'secret-query', 'camille@example.org'])
      expect(logged).not.toContain(secret)
    // Lines contain the caller's id on purpose; logged paths must not.
    const paths = [...logged.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.join('\n')).not.toContain(userId)
  })

  it('serves the same banner to a second request, without a content security policy', async () => {
    const { userId } = await signIn(server, 'banner@example.org')
    const address = `${url}/api/user/${userId}/banner`
    const first = await fetch(address, { redirect: 'manual' })
    const second = await fetch(address, { redirect: 'manual' })
    expect(second.status).toBe(first.status)
    expect(second.headers.get('content-type')).toBe('image/png')
    expect(second.headers.has('content-security-policy')).toBe(false)
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    const link = await fetch(`${address}/link`, { redirect: 'manual' })
    expect([link.status, link.headers.has('content-security-policy')]).toEqual([204, false])
  })

  it('lists the mails, newest first', async () => {
    const mails = await readMailbox(server)
    expect(mails[0]?.to).toBe('banner@example.org')
    expect(mails.at(-1)?.to).toBe('reader@example.org')
  })
})
