import { createClient, type Client } from '@org/api/client'
import { operations, type Operation } from '@org/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type SignedIn } from './sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The attacker administers one organisation and the victim another. */
let server: TestServer
let attacker: SignedIn & { client: Client }
let victim: SignedIn & { client: Client }

const nobody = 'f'.repeat(32)

beforeAll(async () => {
  server = await startTestServer()
  const person = async (email: string) => {
    const signedIn = await signIn(server, email)
    const baseUrl = `${server.publicUrl}/api`
    return { ...signedIn, client: createClient({ baseUrl, getToken: () => signedIn.token }) }
  }
  attacker = await person('eve@attacker.example')
  victim = await person('zoe@victim.example')
}, 120_000)

afterAll(() => server.dispose())

/**
 * Sends a request without a session, and returns every part of the response that could reveal
 * whether an id exists.
 */
async function answerTo(method: string, path: string, body?: object) {
  const response = await fetch(`${server.publicUrl}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const headers = Object.fromEntries(response.headers)
  delete headers['date']
  return { status: response.status, headers, body: await response.text() }
}

/** Collects ids from another organisation that the API itself reveals to the attacker. */
async function leakedIds(): Promise<string[]> {
  const { token } = await victim.client.call('createAccountLink')
  const asking = await attacker.client.call('readAccountLink', { body: { token } })
  await attacker.client.call('acceptAccountLink', { body: { token } })
  const me = await attacker.client.call('getUser', { path: { id: 'me' } })
  return [token.split('.')[0] ?? '', asking.id, me.master_user ?? '']
}

it('rejects another organisation’s ids, even those that the API reveals', async () => {
  const ids = await leakedIds()
  const before = await victim.client.call('getUser', { path: { id: 'me' } })
  const page = (id: string) => `/user/install-signature/${id}`
  const stolen = { first_name: 'Eve', last_name: 'E', position: 'X', phone_number: '0612345678' }

  for (const id of ids) {
    expect(id).toBe(victim.userId)
    expect((await answerTo('GET', page(id))).status).toBe(404)
    expect((await answerTo('POST', page(id), stolen)).status).toBe(404)
    expect((await answerTo('POST', `${page(id)}/installed`)).status).toBe(404)
  }
  expect(await victim.client.call('getUser', { path: { id: 'me' } })).toEqual(before)
})

it('responds identically to existing and unknown ids in all public calls except the banner', async () => {
  const calls = Object.entries<Operation>(operations).filter(
    ([id, { access, path }]) =>
      access === 'public' && path.includes('{') && !id.startsWith('getUserBanner'),
  )
  expect(calls.length).toBeGreaterThan(3)
  for (const [id, { method, path }] of calls) {
    const ask = (value: string) =>
      answerTo(
        method.toUpperCase(),
        path.replace(/\{\w+\}/, value),
        method === 'get' ? undefined : {},
      )
    expect(await ask(victim.userId), id).toEqual(await ask(nobody))
  }
})
