import type { LoginResult } from '@org/api/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePolicies } from '../src/http/security-headers.ts'
import { readSettings } from '../src/settings/settings.ts'
import { claimsFor, projectId, startKeys, unsigned, type Claims } from './identity-stand-in.ts'
import { serveMemory } from './serve-memory.ts'
import { signIn } from './sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const FIREBASE_CONFIG = JSON.stringify({
  apiKey: 'AIza-test',
  authDomain: 'paraphe-test.firebaseapp.com',
  projectId,
})

let keys: Awaited<ReturnType<typeof startKeys>>
let server: TestServer

beforeAll(async () => {
  keys = await startKeys()
  server = await startTestServer({ FIREBASE_CONFIG, FIREBASE_JWKS_URL: keys.url })
}, 60_000)

afterAll(async () => {
  await server.dispose()
  await keys.close()
})

interface Answered {
  status: number
  body: LoginResult & { type?: string }
}

async function login(token: string, url = server.publicUrl, headers = {}): Promise<Answered> {
  const response = await fetch(`${url}/api/auth/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id_token: token }),
  })
  return { status: response.status, body: (await response.json()) as Answered['body'] }
}

const freshEmail = (name: string) => `${name}@${crypto.randomUUID().slice(0, 8)}.example`

describe('sign-in with an identity service', () => {
  it('[1.7.37] creates an organisation for an unknown email, and signs in to it the next time', async () => {
    const email = freshEmail('Fondatrice')

    const first = await login(await keys.sign(claimsFor(email)))
    const second = await login(await keys.sign(claimsFor(email.toLowerCase())))

    expect(first.body).toMatchObject({
      success: true,
      payload: { action: 'register', user: { email: email.toLowerCase(), role: 'admin' } },
    })
    expect(second.body.payload).toMatchObject({
      action: 'login',
      user_id: first.body.payload?.user_id,
    })
  })

  it('signs in with a valid token to the same account as with a mailed code', async () => {
    const email = freshEmail('deux')
    const byCode = await signIn(server, email)

    const { body } = await login(await keys.sign(claimsFor(email)))

    expect(body.payload).toMatchObject({ action: 'login', user_id: byCode.userId })
    const me = await fetch(`${server.publicUrl}/api/user/me`, {
      headers: { 'x-access-token': body.payload?.access_token ?? '' },
    })
    expect(await me.json()).toMatchObject({ id: byCode.userId, email })
  })

  const now = Math.floor(Date.now() / 1000)
  it.each<[string, Claims]>([
    ['for another project', { aud: 'another-project' }],
    ['by another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['that has expired', { exp: now - 90, iat: now - 3690 }],
    ['without an expiry', { exp: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without a subject', { sub: undefined }],
    ['of a future sign-in', { auth_time: now + 600 }],
  ])('rejects a token %s', async (_, changed) => {
    const { status, body } = await login(await keys.sign(claimsFor(freshEmail('qui'), changed)))

    expect(status).toBe(200)
    expect(body).toEqual({
      success: false,
      type: 'IDENTITY_REFUSED',
      code: 122,
      message: 'Cette connexion n’a pas pu être vérifiée, recommencez',
      payload: null,
    })
  })

  it('accepts a token from a clock that is 40 seconds ahead or 20 seconds behind', async () => {
    const sent = Math.floor(Date.now() / 1000)
    const ahead = { auth_time: sent + 40, iat: sent + 40 }
    const behind = { auth_time: sent - 3620, iat: sent - 3620, exp: sent - 20 }

    for (const changed of [ahead, behind]) {
      const { body } = await login(await keys.sign(claimsFor(freshEmail('qui'), changed)))
      expect(body).toMatchObject({ success: true })
    }
  })

  it('rejects a foreign or missing signature, an unknown or missing key id, another algorithm, a changed body and a malformed token', async () => {
    const claims = claimsFor(freshEmail('faux'))
    const signed = await keys.sign(claims)
    const [header = '', , signature = ''] = signed.split('.')
    const otherBody = Buffer.from(JSON.stringify(claimsFor('admin@a.example'))).toString(
      'base64url',
    )
    const asHmac = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'first' })).toString('base64url')
    const tokens = [
      await keys.signByAnother(claims),
      await keys.signByUnknownKey(claims),
      await keys.signWithoutKeyId(claims),
      unsigned(claims),
      `${header}.${otherBody}.${signature}`,
      `${asHmac}.${otherBody}.${signature}`,
      `${header}.${otherBody}`,
      'nothing',
    ]

    for (const token of tokens) {
      expect((await login(token)).body).toMatchObject({ success: false, type: 'IDENTITY_REFUSED' })
    }
  })

  it.each<[string, Claims]>([
    ['for this project among others', { aud: [projectId, 'other-project'] }],
    ['for this project in a list of one', { aud: [projectId] }],
    ['issued in the future', { iat: Math.floor(Date.now() / 1000) + 3600 }],
    ['for another project', { aud: 'other-project' }],
  ])('rejects a token %s', async (_, changed) => {
    const { body } = await login(await keys.sign(claimsFor(freshEmail('qui'), changed)))
    expect(body).toMatchObject({ success: false, type: 'IDENTITY_REFUSED' })
  })

  it.each<[string, Claims]>([
    ['that is not verified', { email_verified: false }],
    ['without a verification claim', { email_verified: undefined }],
    ['whose verification claim is a string', { email_verified: 'true' }],
    ['that is missing', { email: undefined }],
  ])('rejects an email %s', async (_, changed) => {
    const { status, body } = await login(await keys.sign(claimsFor(freshEmail('qui'), changed)))

    expect(status).toBe(403)
    expect(body).toMatchObject({
      type: 'EMAIL_UNVERIFIED',
      message: 'L’adresse email de ce compte n’est pas vérifiée',
    })
  })

  it('fetches the keys at most once for two sign-ins', async () => {
    const before = keys.reads()
    for (const name of ['un', 'deux']) await login(await keys.sign(claimsFor(freshEmail(name))))

    expect(keys.reads() - before).toBeLessThanOrEqual(1)
  })

  it('does not store the response for an Idempotency-Key, since the response contains the session token', async () => {
    const token = await keys.sign(claimsFor(freshEmail('clef')))
    const headers = { 'idempotency-key': 'the-same' }

    const first = await login(token, server.publicUrl, headers)
    const second = await login(token, server.publicUrl, headers)

    expect(second.body.payload?.access_token).toBeDefined()
    expect(second.body.payload?.access_token).not.toBe(first.body.payload?.access_token)
  })

  it('logs no token and no email', async () => {
    const email = freshEmail('discrete')
    const token = await keys.sign(claimsFor(email))
    const { body } = await login(token)

    expect(server.logged()).toContain('loginIdentity')
    for (const secret of [token, email, body.payload?.access_token ?? '']) {
      expect(server.logged()).not.toContain(secret)
    }
  })

  it('sends the Firebase configuration to the front end, and lets the sign-in page connect to Firebase', async () => {
    const conf = await (await fetch(`${server.publicUrl}/api/conf`)).json()
    const page = await fetch(`${server.publicUrl}/auth/sign-in`)
    const install = await fetch(`${server.publicUrl}/user/any/install-email`)

    expect(conf).toMatchObject({
      firebase: { config: { projectId }, auth_emulator: null, firestore_emulator: null },
    })
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' https://apis.google.com;")
    expect(policy).toContain("frame-src 'self' https://paraphe-test.firebaseapp.com;")
    expect(policy).toContain('https://firestore.googleapis.com')
    expect(install.headers.get('content-security-policy')).not.toContain('google')
  })
})

describe('sign-in with an identity service under other settings', () => {
  it('is off without FIREBASE_CONFIG, and the front end gets no Firebase configuration', async () => {
    const plain = await serveMemory({})

    const { status, body } = await login('any', plain.url)
    const conf = await (await fetch(`${plain.url}/api/conf`)).json()
    await plain.close()

    expect([status, body.type]).toEqual([501, 'IDENTITY_OFF'])
    expect(conf).toMatchObject({ firebase: null })
    expect(pagePolicies(readSettings({}))('localhost', '/auth/sign-in').content).not.toContain(
      'google',
    )
  })

  it('reports an unavailable service while its keys cannot be fetched', async () => {
    const own = await startKeys()
    const token = await own.sign(claimsFor(freshEmail('patiente')))
    await own.close()
    const away = await serveMemory({ FIREBASE_CONFIG, FIREBASE_JWKS_URL: own.url })

    const { status, body } = await login(token, away.url)
    await away.close()

    expect([status, body.type]).toEqual([502, 'IDENTITY_UNREACHABLE'])
    expect(body).toMatchObject({ message: expect.stringContaining('ne répond pas') as string })
  })

  it('registers no one in invitation-only mode, but lets in people whom an administrator has added', async () => {
    const invited = await serveMemory({
      FIREBASE_CONFIG,
      FIREBASE_JWKS_URL: keys.url,
      SIGN_UP: 'invited',
    })

    const unknown = await login(await keys.sign(claimsFor(freshEmail('qui'))), invited.url)
    const email = 'camille.moreau@maison-lueur.example'
    const known = await login(await keys.sign(claimsFor(email)), invited.url)
    const { organisation_id = '', access_token = '' } = known.body.payload ?? {}
    const guest = freshEmail('invitee')
    await fetch(`${invited.url}/api/organisation/${organisation_id}/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': access_token },
      body: JSON.stringify({ email: guest, role: 'admin' }),
    })
    const early = await login(await keys.sign(claimsFor(guest)), invited.url)
    await invited.close()

    expect([unknown.status, unknown.body.type]).toEqual([403, 'NOT_INVITED'])
    expect(known.body).toMatchObject({ success: true, payload: { user: { email } } })
    expect([early.status, early.body.type]).toEqual([403, 'INVITATION_REFUSED'])
    expect(early.body).toMatchObject({ message: expect.stringContaining('le lien') as string })
  })

  it('rejects even a valid token after 60 attempts with an invalid one', async () => {
    const tried = await serveMemory({ FIREBASE_CONFIG, FIREBASE_JWKS_URL: keys.url })
    for (let time = 0; time < 60; time += 1) await login('nothing', tried.url)

    const { status, body } = await login(await keys.sign(claimsFor(freshEmail('p'))), tried.url)
    await tried.close()

    expect([status, body.type]).toEqual([429, 'TOO_MANY'])
  })

  it('with a local emulator, accepts its unsigned tokens and no others', async () => {
    const email = freshEmail('emulee')
    const env = {
      FIREBASE_CONFIG,
      FIREBASE_JWKS_URL: keys.url,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }
    const local = await serveMemory(env)

    const good = await login(unsigned(claimsFor(email)), local.url)
    const foreign = await login(unsigned(claimsFor(email, { aud: 'another' })), local.url)
    const signed = await login(await keys.sign(claimsFor(email)), local.url)
    const none = await login('nothing', local.url)
    await local.close()

    expect(good.body).toMatchObject({ success: true, payload: { user: { email } } })
    for (const { body } of [foreign, signed, none]) {
      expect(body).toMatchObject({ success: false, type: 'IDENTITY_REFUSED' })
    }
    const policy = pagePolicies(readSettings(env))
    expect(policy('localhost', '/auth/sign-in').content).toContain('http://127.0.0.1:9099')
    expect(policy('localhost', '/billing').content).toContain('https://js.stripe.com')
  })
})
