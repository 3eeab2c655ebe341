import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { codesFor } from './visitor.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const hosts = ['signature', 'stock', 'coaching', 'coaching-admin', 'tour'] as const
type Host = (typeof hosts)[number]

/** Calls of each product that its administrator may make. */
const calls = {
  signature: ['/user/me', '/organisation/{id}/users', '/organisation/{id}/teams'],
  stock: ['/stock/centres', '/stock/suppliers', '/stock/products', '/stock/product-categories'],
  coaching: ['/coaching/exercices', '/coaching/training-sessions', '/coaching/tags'],
  'coaching-admin': ['/coaching/coaches', '/coaching/coach-invitations'],
}

interface Session {
  access_token: string
  organisation_id: string
}

let server: TestServer
let sessions: Record<'signature' | 'stock' | 'coaching' | 'admin' | 'coach' | 'trainer', Session>

const get = (host: Host, path: string, { access_token, organisation_id }: Session) =>
  fetchAtHost(addressOf(host, `/api${path.replace('{id}', organisation_id)}`), {
    headers: { 'x-access-token': access_token },
  })
const addressOf = (host: Host, path: string) =>
  server.publicUrl.replace('localhost', `${host}.localhost`) + path

async function signInAt(host: Host, email: string): Promise<Session> {
  const query = new URLSearchParams({ email })
  const ask = (call: string) =>
    fetchAtHost(addressOf(host, `/api/auth/magiclink/${call}?${query.toString()}`))
  await ask('send')
  query.set('code', (await codesFor(server, email))[0] ?? '')
  return ((await (await ask('login')).json()) as { payload: Session }).payload
}

beforeAll(async () => {
  const settings = { HOSTS: hosts.map((name) => `${name}.localhost=${name}`).join() }
  server = await startTestServer(settings, 'demo')
  sessions = {
    signature: await signInAt('signature', 'camille.moreau@maison-lueur.example'),
    stock: await signInAt('stock', 'nadia.ferrand@groupe-dentaire.example'),
    coaching: await signInAt('coaching', 'ines.moreau@studio-canopee.example'),
    admin: await signInAt('coaching-admin', 'ines.moreau@studio-canopee.example'),
    coach: await signInAt('coaching-admin', 'lea.roux@studio-canopee.example'),
    trainer: await signInAt('coaching', 'lea.roux@studio-canopee.example'),
  }
}, 120_000)

afterAll(() => server.dispose())

describe.each(['signature', 'stock', 'coaching'] as const)('a session of %s', (own) => {
  it('allows the calls of its product', async () => {
    for (const path of calls[own])
      expect((await get(own, path, sessions[own])).status, path).toBe(200)
  })

  it('is refused by the hosts of other products, whatever the call', async () => {
    const isOwn = (host: Host) => host === own || (own === 'coaching' && host === 'coaching-admin')
    for (const host of hosts.filter((name) => !isOwn(name)))
      for (const path of Object.values(calls).flat()) {
        const { status } = await get(host, path, sessions[own])
        expect([401, 404], `${path} at ${host}: ${status}`).toContain(status)
      }
  })

  it('gets 404 for the calls of other products on its own host', async () => {
    const others = Object.entries(calls).filter(([name]) => !name.startsWith(own))
    for (const path of others.flatMap(([, paths]) => paths))
      expect((await get(own, path, sessions[own])).status, path).toBe(404)
  })
})

describe('a session of the coaching admin', () => {
  it('allows the calls of both coaching products, and no others', async () => {
    for (const path of [...calls.coaching, ...calls['coaching-admin']])
      expect((await get('coaching-admin', path, sessions.admin)).status, path).toBe(200)
    for (const path of [...calls.signature, ...calls.stock])
      expect((await get('coaching-admin', path, sessions.admin)).status, path).toBe(404)
    for (const path of calls.signature)
      expect((await get('signature', path, sessions.admin)).status, path).toBe(401)
    for (const path of calls.stock)
      expect((await get('stock', path, sessions.admin)).status, path).toBe(401)
  })

  it('rejects a coach who makes the calls of an admin', async () => {
    for (const path of calls['coaching-admin'])
      expect((await get('coaching-admin', path, sessions.coach)).status, path).toBe(403)
  })

  // Both hosts have the same accounts, so a session allows the same calls on both.
  it.each([
    ['an admin from coaching', 'coaching', 200],
    ['an admin from coaching-admin', 'admin', 200],
    ['a coach from coaching', 'trainer', 403],
    ['a coach from coaching-admin', 'coach', 403],
  ] as const)('allows %s the same calls on both hosts', async (_, name, status) => {
    for (const host of ['coaching', 'coaching-admin'] as const) {
      const statusesOf = (paths: readonly string[]) =>
        Promise.all(paths.map(async (path) => (await get(host, path, sessions[name])).status))
      expect(new Set(await statusesOf(calls.coaching)), host).toEqual(new Set([200]))
      expect(new Set(await statusesOf(calls['coaching-admin'])), host).toEqual(new Set([status]))
      expect(new Set(await statusesOf([...calls.signature, ...calls.stock])), host).toEqual(
        new Set([404]),
      )
    }
  })
})
