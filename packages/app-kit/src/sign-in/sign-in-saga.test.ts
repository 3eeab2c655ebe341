import { demoIds } from '@org/api/memory'
import { expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import {
  codeReceived,
  codeRequested,
  emailChangeRequested,
  invitationReceived,
  loginRequested,
} from './sign-in-slice.ts'
import { codeLifetime, memorySignInStorage } from './sign-in-storage.ts'

const email = 'camille.moreau@maison-lueur.example'
const signIn = ({ store }: TestApp) => store.getState().signIn
const calls = ({ world }: TestApp, name: string) =>
  world.requests.filter(({ path }) => path.startsWith(`/api/auth/magiclink/${name}`))

async function codeOf(app: TestApp): Promise<string> {
  app.store.dispatch(codeRequested({ email }))
  await vi.waitFor(() => expect(signIn(app).step).toBe('code'))
  const text = await vi.waitFor(() => {
    const mail = app.world.adapters.outbox.at(-1)
    if (!mail) throw new Error('no mail')
    return mail.text
  })
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

it('continues to the code step when the mail is sent, and goes back on request', async () => {
  const app = await createTestApp()
  await codeOf(app)
  expect(signIn(app)).toMatchObject({ email, sentCount: 1, isSending: false })
  app.store.dispatch(emailChangeRequested())
  expect(signIn(app)).toMatchObject({ step: 'email', email, sentCount: 0 })
})

it('stays at the code step after a reload until the sign-in, without sending a second mail', async () => {
  const signInStorage = memorySignInStorage()
  const first = await createTestApp({ signInStorage })
  const code = await codeOf(first)
  first.stop()
  const reloaded = await createTestApp({ signInStorage, world: first.world })
  expect(signIn(reloaded)).toMatchObject({ step: 'code', email, sentCount: 1 })
  expect(calls(reloaded, '')).toHaveLength(1)
  reloaded.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(reloaded.store.getState().session.auth).not.toBeNull())
  expect(signInStorage.read()).toBeNull()
})

it('asks for the email again when the code has expired, and forgets the sent code when the user wants to change the email', async () => {
  const signInStorage = memorySignInStorage()
  signInStorage.write({ email, sentAt: Date.now() - codeLifetime })
  const app = await createTestApp({ signInStorage })
  expect(signIn(app).step).toBe('email')
  await codeOf(app)
  app.store.dispatch(emailChangeRequested())
  expect(signInStorage.read()).toBeNull()
})

it('stays at the email step and shows the reason when sending fails', async () => {
  const refused = { type: 'MAIL', code: 142, message: 'Refusé' }
  const app = await createTestApp({ intercept: () => Response.json(refused, { status: 502 }) })
  app.store.dispatch(codeRequested({ email }))
  await vi.waitFor(() => expect(signIn(app).sendError).toBe('Refusé'))
  expect(signIn(app)).toMatchObject({ step: 'email', isSending: false })
})

it('mails only the corrected address when the first mail is still being sent', async () => {
  const seen: string[] = []
  const app = await createTestApp({
    intercept: async ({ url }) => {
      seen.push(url)
      if (url.includes('first')) await new Promise((resolve) => setTimeout(resolve, 50))
      return undefined
    },
  })
  app.store.dispatch(codeRequested({ email: 'first@neuf.example' }))
  app.store.dispatch(codeRequested({ email: 'second@neuf.example' }))
  await vi.waitFor(() => expect(signIn(app).step).toBe('code'))
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(signIn(app)).toMatchObject({ email: 'second@neuf.example', sentCount: 1 })
  expect(app.world.adapters.outbox.map(({ to }) => to.address)).toEqual(['second@neuf.example'])
})

it('[1.4.06] stores user, organisation, other accounts and auth data of a login', async () => {
  const app = await createTestApp()
  const code = await codeOf(app)
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(app.store.getState().session.auth).not.toBeNull())
  const { auth, user, organisation, otherAccounts } = app.store.getState().session
  expect(user?.id).toBe(demoIds.admin)
  expect(organisation?.id).toBe(demoIds.organisation)
  expect(otherAccounts).toEqual([])
  expect(app.sessionStorage.read()).toEqual(auth)
  expect(signIn(app).step).toBe('email')
})

it('sends a code only once on a double click', async () => {
  const app = await createTestApp()
  const code = await codeOf(app)
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(app.store.getState().session.auth).not.toBeNull())
  expect(calls(app, 'login')).toHaveLength(1)
})

it('shows the error for a wrong code and accepts the right one afterwards', async () => {
  const app = await createTestApp()
  const code = await codeOf(app)
  const wrong = code === '000000' ? '000001' : '000000'
  app.store.dispatch(loginRequested({ email, code: wrong, fromEmail: false }))
  await vi.waitFor(() => expect(signIn(app).loginError?.message).toBe('Code invalide ou expiré'))
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(app.store.getState().session.user?.id).toBe(demoIds.admin))
})

it('fails with ‘Error unknown’ when the response has no success flag', async () => {
  const app = await createTestApp({
    intercept: ({ url }) => (url.includes('/magiclink/login') ? Response.json({}) : undefined),
  })
  app.store.dispatch(loginRequested({ email, code: '123456', fromEmail: true }))
  await vi.waitFor(() => expect(signIn(app).loginError?.message).toBe('Error unknown'))
  expect(app.store.getState().session.auth).toBeNull()
})

it('sends an invitation with the request for a code and with the code itself', async () => {
  const app = await createTestApp()
  app.store.dispatch(invitationReceived({ email, invitation: 'i1.signed' }))
  expect(signIn(app)).toMatchObject({ step: 'email', email, invitation: 'i1.signed' })
  const code = await codeOf(app)
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(signIn(app).loginError?.message).toMatch(/plus valable/))
  expect(calls(app, '').map(({ path }) => path)).toEqual([
    expect.stringContaining('invitation=i1.signed') as string,
    expect.stringContaining('invitation=i1.signed') as string,
  ])
  app.store.dispatch(emailChangeRequested())
  expect(signIn(app)).toMatchObject({ step: 'email', email, invitation: null })
})

it('stays at the code step for the invited email after a reload', async () => {
  const signInStorage = memorySignInStorage()
  signInStorage.write({ email, sentAt: Date.now() })
  const app = await createTestApp({ signInStorage })
  app.store.dispatch(invitationReceived({ email, invitation: 'i1.signed' }))
  expect(signIn(app)).toMatchObject({ step: 'code', email, invitation: 'i1.signed' })
  app.store.dispatch(invitationReceived({ email: 'autre@neuf.example', invitation: 'i2.signed' }))
  expect(signIn(app)).toMatchObject({ step: 'email', invitation: 'i2.signed', sentCount: 0 })
})

it('omits the invitation when the user creates an organisation instead', async () => {
  const app = await createTestApp()
  app.store.dispatch(codeReceived({ email, invitation: 'i1.signed' }))
  app.store.dispatch(
    loginRequested({ email, code: '123456', fromEmail: true, ownOrganisation: true }),
  )
  await vi.waitFor(() => expect(signIn(app).loginError?.message).toBe('Code invalide ou expiré'))
  expect(calls(app, 'login')[0]?.path).not.toContain('invitation')
})

it('sends the same browser key with the request for a code and with the login', async () => {
  const keys: (string | null)[] = []
  const app = await createTestApp({
    intercept: ({ headers }) => void keys.push(headers.get('x-browser-key')),
  })
  const code = await codeOf(app)
  app.store.dispatch(loginRequested({ email, code, fromEmail: false }))
  await vi.waitFor(() => expect(app.store.getState().session.auth).not.toBeNull())
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(keys[1]).toBe(keys[0])
})

it('reports that a code was tried too often, until another one is sent', async () => {
  const app = await createTestApp()
  const code = await codeOf(app)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    app.store.dispatch(loginRequested({ email, code: wrong, fromEmail: false }))
    await vi.waitFor(() => {
      expect(calls(app, 'login')).toHaveLength(attempt)
      expect(signIn(app).isLoggingIn).toBe(false)
    })
  }
  expect(signIn(app).loginError?.type).toBe('CODE_EXHAUSTED')
  app.store.dispatch(codeRequested({ email }))
  expect(signIn(app).loginError?.type).toBe('CODE_EXHAUSTED')
  await vi.waitFor(() => expect(signIn(app).sentCount).toBe(2))
  expect(signIn(app).loginError).toBeNull()
})
