import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { createStandardLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { makeDataDir } from './prepared-data.ts'

const products = ['stock', 'coaching', 'coaching-admin', 'signature', 'tour']
const config = { apiKey: 'AIza', authDomain: 'paraphe-1.firebaseapp.com', projectId: 'paraphe-1' }
const functions = 'https://europe-west1-paraphe-1.cloudfunctions.net'
const shared = '/app/training-sessions/Zf3k'

const firebase = {
  DATA_BACKEND: 'firebase',
  FIREBASE_CONFIG: JSON.stringify(config),
  PHOTO_APP_ID: '1089',
  PHOTO_APP_SECRET: 'the-application-secret',
  PHOTO_AUTHORIZE_URL: 'https://api.instagram.com/oauth/authorize',
  PHOTO_API_URL: 'https://graph.instagram.com',
  PHOTO_SCOPE: 'instagram_business_basic',
}

let staticDir: string
let dataDir: string
let server: RunningServer

/**
 * Starts a server on the shared data folder. Fifty times a second, the server looks for centres
 * whose orders are due.
 */
const start = (env: Record<string, string>) =>
  startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      DUMPS_KEPT: '0',
      STATIC_DIR: staticDir,
      HOSTS: products.map((name) => `${name}.localhost=${name}`).join(),
      ...env,
    }),
    createStandardLogger('error').logger,
    { orderingPoll: 20 },
  )

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'static-'))
  const page = `<!doctype html><head><meta name="paraphe-hosts" content='{}' /></head>`
  await writeFile(join(staticDir, 'index.html'), page)
  dataDir = await makeDataDir('demo')
  server = await start(firebase)
}, 120_000)

afterAll(async () => {
  await server.stop()
  await rm(staticDir, { recursive: true })
  await rm(dataDir, { recursive: true })
})

const ask = (product: string, path: string, init?: RequestInit) =>
  fetchAtHost(server.publicUrl.replace('localhost', `${product}.localhost`) + path, init)

/** The content security policy of a page, by directive. */
async function policyOf(product: string, path: string): Promise<Record<string, string>> {
  const { headers } = await ask(product, path)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

/** The policy of a page that calls only this server. */
const own = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: http: https:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const identity =
  'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com'
const signIn = {
  'script-src': "'self' https://apis.google.com",
  'frame-src': `'self' https://${config.authDomain}`,
  'connect-src': `'self' ${identity}`,
}
const calls = { ...signIn, 'connect-src': `'self' ${identity} ${functions}` }

describe('a server whose stock and coaching products are on Firebase', () => {
  it.each(['stock', 'coaching', 'coaching-admin'])('points %s to the functions', async (name) => {
    const page = await (await ask(name, '/home')).text()
    const [, content = ''] = /<meta name="paraphe-backend" content="([^"]*)"/.exec(page) ?? []
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
      config,
      auth_emulator: null,
      firestore_emulator: null,
      functions_url: functions,
    })
  })

  it.each(['signature', 'tour'])('does not point %s to the functions', async (name) => {
    expect(await (await ask(name, '/')).text()).not.toMatch(/paraphe-backend|cloudfunctions/)
  })

  it.each([
    ['stock', '/home', { ...calls, 'script-src': `${signIn['script-src']} 'wasm-unsafe-eval'` }],
    ['coaching', '/home', { ...calls, 'media-src': `'self' https: blob: ${functions}` }],
    ['coaching-admin', '/home', calls],
    // The address of a shared session is a secret, which no third party's script may read.
    [
      'coaching',
      shared,
      { 'connect-src': `'self' ${functions}`, 'media-src': `'self' blob: ${functions}` },
    ],
    ['signature', '/', { ...signIn, 'media-src': "'self' https:" }],
    ['signature', '/user/any/install-email', {}],
    ['tour', '/', {}],
  ])(
    'has a content security policy at %s%s that allows only the addresses in use',
    async (name, path, more) => {
      expect(await policyOf(name, path)).toEqual({ ...own, ...more })
    },
  )

  it.each([
    ['stock', 'GET', '/api/stock/centres'],
    ['stock', 'GET', '/api/conf'],
    ['coaching', 'POST', '/api/coaching/uploads'],
    ['coaching-admin', 'POST', '/api/auth/identity/login'],
  ])('answers no call of %s: %s %s', async (name, method, path) => {
    const answer = await ask(name, path, { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ type: 'NOT_FOUND', code: 104 })
  })

  it('still answers the calls of the signature product', async () => {
    const answer = await ask('signature', '/api/conf')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ firebase: { config } })
  })

  it('does not place the orders of centres, because the functions do', async () => {
    const due = { create_cmd_hour: 0, ordered_on: '' }
    const ordered = async () => {
      const rows = await server.db.selectFrom('centres').select('ordered_on').execute()
      return rows.some(({ ordered_on }) => ordered_on)
    }
    await server.db.updateTable('centres').set(due).execute()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await ordered()).toBe(false)

    // With its own database instead of Firebase, the same server places the orders.
    await server.stop()
    server = await start({ ...firebase, DATA_BACKEND: 'server' })
    await vi.waitFor(async () => expect(await ordered()).toBe(true), 10_000)
  })
})
