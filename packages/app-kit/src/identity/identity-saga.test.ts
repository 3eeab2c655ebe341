import { demoIds } from '@org/api/memory'
import { memoryLink } from '@org/data/memory'
import { expect, it, vi } from 'vitest'
import { sessionEnded } from '../session/session-slice.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import {
  accountRequested,
  documentCheckRequested,
  identityOfferRequested,
  linkOpened,
  linkRequested,
} from './identity-slice.ts'
import { invitationReceived } from '../sign-in/sign-in-slice.ts'
import { memoryIdentityStorage } from './identity-storage.ts'

const email = 'camille.moreau@maison-lueur.example'
const account = { uid: 'uid-camille', email, displayName: 'Camille Moreau', photoUrl: null }
const returnUrl = 'https://app.example/auth/sign-in'
const url = memoryLink(returnUrl, email)
const stored = { first_name: 'Camille', last_name: 'Moreau', gender: null }

const identity = ({ store }: TestApp) => store.getState().identity
const session = ({ store }: TestApp) => store.getState().session
const paths = ({ world }: TestApp) => world.requests.map(({ path }) => path)

function dataOf({ world }: TestApp) {
  if (!world.data) throw new Error('This installation has no identity service')
  return world.data
}

type IdentityOptions = NonNullable<TestAppOptions['api']>['identity']

/** Starts an app with an identity service whose popup offers this account. */
const start = (options: IdentityOptions = {}, more: TestAppOptions = {}) =>
  createTestApp({ ...more, api: { identity: { account, ...options }, ...more.api } })

it('asks the server only once whether another way to sign in is configured', async () => {
  const app = await start()
  app.store.dispatch(identityOfferRequested())
  app.store.dispatch(identityOfferRequested())
  await vi.waitFor(() => expect(identity(app).offer).toBe('ready'))
  app.store.dispatch(identityOfferRequested())
  expect(paths(app)).toEqual(['/api/conf'])
})

it('offers no other way to sign in, and makes no request, if no service is configured', async () => {
  const app = await createTestApp()
  app.store.dispatch(identityOfferRequested())
  await vi.waitFor(() => expect(identity(app).offer).toBe('none'))
  expect(paths(app)).toEqual([])
})

it('reports that other sign-in options cannot be loaded, and loads them on retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isReachable = false
  const app = await start(
    {},
    {
      intercept: () => (isReachable ? undefined : Response.json({}, { status: 503 })),
    },
  )
  app.store.dispatch(identityOfferRequested())
  await vi.waitFor(() => expect(identity(app).offer).toBe('failed'))
  isReachable = true
  app.store.dispatch(identityOfferRequested())
  await vi.waitFor(() => expect(identity(app).offer).toBe('ready'))
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

it('signs in with the third-party account only once on a double click, then asks for the profile', async () => {
  const app = await start()
  app.store.dispatch(accountRequested())
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(identity(app).check).toBe('onboarding'))
  expect(session(app).user?.id).toBe(demoIds.admin)
  expect(app.sessionStorage.read()).toEqual(session(app).auth)
  expect(paths(app)).toEqual(['/api/conf', '/api/auth/identity/login'])
})

it('does not require onboarding if the stored user document is complete', async () => {
  const app = await start({ documents: { [account.uid]: stored } })
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(identity(app).check).toBe('complete'))
})

it('signs in even when the user document fails to load, and loads it on retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await start({ failures: { get: 'unreachable' } })
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(identity(app).check).toBe('failed'))
  expect(session(app).auth).not.toBeNull()
  delete app.world.data?.failures.get
  app.store.dispatch(documentCheckRequested())
  await vi.waitFor(() => expect(identity(app).check).toBe('onboarding'))
  logged.mockRestore()
})

it('signs the user in even if the stored profile never arrives', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await start()
  vi.spyOn(dataOf(app).documents, 'get').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(session(app).auth).not.toBeNull())
  expect(identity(app).check).toBe('checking')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(identity(app).check).toBe('failed')
  vi.useRealTimers()
  logged.mockRestore()
})

it('shows why the account cannot sign in, and does not start a session', async () => {
  const app = await start({ failures: { signInWithAccount: 'popup_closed' } })
  app.store.dispatch(accountRequested())
  await vi.waitFor(() =>
    expect(identity(app).failure).toEqual({ by: 'service', code: 'popup_closed' }),
  )
  expect(identity(app).busy).toBeNull()
  expect(session(app).auth).toBeNull()
})

it('shows why the server rejects the sign-in, even if signing out at the service fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = { type: 'NOT_INVITED', code: 124, message: 'Aucun compte' }
  const app = await start(
    {},
    {
      intercept: ({ url: requestedUrl }) =>
        requestedUrl.endsWith('/identity/login')
          ? Response.json(refused, { status: 403 })
          : undefined,
    },
  )
  vi.spyOn(dataOf(app).identity, 'signOut').mockRejectedValue(new Error('no network'))
  app.store.dispatch(accountRequested())
  await vi.waitFor(() =>
    expect(identity(app).failure).toEqual({ by: 'api', message: 'Aucun compte' }),
  )
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

it('signs out at the service when the server rejects the sign-in', async () => {
  const refused = { type: 'NOT_INVITED', code: 124, message: 'Aucun compte' }
  const app = await start(
    {},
    {
      intercept: ({ url: requestedUrl }) =>
        requestedUrl.endsWith('/identity/login')
          ? Response.json(refused, { status: 403 })
          : undefined,
    },
  )
  app.store.dispatch(accountRequested())
  await vi.waitFor(() =>
    expect(identity(app).failure).toEqual({ by: 'api', message: 'Aucun compte' }),
  )
  expect(identity(app).check).toBe('none')
  expect(await app.world.data?.identity.current()).toBeNull()
})

it('mails a link, remembers its recipient, and signs in with the link in another tab', async () => {
  const identityStorage = memoryIdentityStorage()
  const app = await start({}, { identityStorage })
  app.store.dispatch(linkRequested({ email, returnUrl }))
  await vi.waitFor(() => expect(identity(app).step).toBe('link-sent'))
  expect(app.world.data?.links.get(email)).toBe(url)

  const tab = await createTestApp({ world: app.world, identityStorage })
  tab.store.dispatch(linkOpened({ url }))
  await vi.waitFor(() => expect(identity(tab).check).toBe('onboarding'))
  expect(session(tab).user?.email).toBe(email)
  expect(identityStorage.read()).toEqual({ isSignedIn: true })
})

it('restores the requested page and the invitation in the link’s tab', async () => {
  const identityStorage = memoryIdentityStorage()
  const app = await start({}, { identityStorage })
  app.store.dispatch(invitationReceived({ email, invitation: 'i1.signed' }))
  app.store.dispatch(linkRequested({ email, returnUrl, from: '/users?search=zoe' }))
  await vi.waitFor(() => expect(identity(app).step).toBe('link-sent'))

  const tab = await createTestApp({ world: app.world, identityStorage })
  tab.store.dispatch(linkOpened({ url }))
  await vi.waitFor(() => expect(identity(tab).from).toBe('/users?search=zoe'))
  const login = () => app.world.requests.find(({ path }) => path.endsWith('/identity/login'))
  await vi.waitFor(() =>
    expect(JSON.parse(login()?.body ?? '{}')).toMatchObject({ invitation: 'i1.signed' }),
  )
})

it('forgets the stored return page if a new link is requested without a return page', async () => {
  const identityStorage = memoryIdentityStorage({ isSignedIn: true })
  const app = await start({}, { identityStorage })
  app.store.dispatch(linkRequested({ email, returnUrl, from: '/users' }))
  await vi.waitFor(() => expect(identityStorage.read().from).toBe('/users'))
  app.store.dispatch(linkRequested({ email, returnUrl }))
  await vi.waitFor(() =>
    expect(identityStorage.read()).toEqual({ linkEmail: email, isSignedIn: true }),
  )
})

it('sends the invitation when the user signs in with the third-party account', async () => {
  const app = await start()
  app.store.dispatch(invitationReceived({ email, invitation: 'i1.signed' }))
  app.store.dispatch(accountRequested())
  await vi.waitFor(() =>
    expect(identity(app).failure).toMatchObject({ message: "Cette invitation n'est plus valable" }),
  )
  expect(session(app).auth).toBeNull()
})

it('stays at the email step when the link cannot be mailed', async () => {
  const identityStorage = memoryIdentityStorage()
  const app = await start({ failures: { sendLink: 'too_many' } }, { identityStorage })
  app.store.dispatch(linkRequested({ email, returnUrl }))
  await vi.waitFor(() => expect(identity(app).failure).toMatchObject({ code: 'too_many' }))
  expect(identity(app)).toMatchObject({ step: 'choices', email, busy: null })
  expect(identityStorage.read()).toEqual({})
})

it('asks for the recipient of an unknown link, and asks again after a wrong email', async () => {
  const app = await start({})
  app.store.dispatch(linkOpened({ url }))
  await vi.waitFor(() => expect(identity(app).step).toBe('link-email'))
  app.store.dispatch(linkOpened({ url, email: 'autre@maison-lueur.example' }))
  await vi.waitFor(() => expect(identity(app).failure).toMatchObject({ code: 'wrong_email' }))
  expect(identity(app).step).toBe('link-email')
  app.store.dispatch(linkOpened({ url, email }))
  await vi.waitFor(() => expect(session(app).user?.email).toBe(email))
})

it('returns to all sign-in options after an expired link', async () => {
  const app = await start({ failures: { signInWithLink: 'link_expired' } })
  app.store.dispatch(linkOpened({ url, email }))
  await vi.waitFor(() => expect(identity(app).failure).toMatchObject({ code: 'link_expired' }))
  expect(identity(app).step).toBe('choices')
})

it('signs out at the service when the session ends', async () => {
  const identityStorage = memoryIdentityStorage()
  const app = await start({}, { identityStorage })
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(identity(app).check).toBe('onboarding'))

  app.store.dispatch(sessionEnded('expired'))

  await vi.waitFor(async () => expect(await app.world.data?.identity.current()).toBeNull())
  expect(identityStorage.read()).toEqual({})
  expect(identity(app)).toMatchObject({ check: 'none', offer: 'unknown' })
})

it('does not call the service when a session that was opened with a code ends', async () => {
  const app = await start({}, { api: { userId: demoIds.admin, identity: { account } } })
  await vi.waitFor(() => expect(session(app).isRestoring).toBe(false))
  app.store.dispatch(sessionEnded('logout'))
  await vi.waitFor(() => expect(session(app).auth).toBeNull())
  expect(paths(app)).not.toContain('/api/conf')
})

it('does not read the user document if people can sign in only with the service', async () => {
  const app = await start({}, { api: { isIdentityOnly: true } })
  app.store.dispatch(identityOfferRequested())
  await vi.waitFor(() => expect(identity(app).offer).toBe('ready'))
  app.store.dispatch(accountRequested())
  await vi.waitFor(() => expect(session(app).auth).not.toBeNull())
  expect(identity(app)).toMatchObject({ check: 'none', busy: null })
  // The configuration is not requested, because the page already contains it.
  expect(paths(app)).toEqual(['/api/auth/identity/login'])
})

it('shows an invitation again after its link has expired, and keeps it for the next link', async () => {
  const identityStorage = memoryIdentityStorage({ linkEmail: email, invitation: 'i1.signed' })
  const app = await start({ failures: { signInWithLink: 'link_expired' } }, { identityStorage })
  app.store.dispatch(linkOpened({ url }))
  await vi.waitFor(() => expect(identity(app).failure).not.toBeNull())
  expect(app.store.getState().signIn).toMatchObject({ email, invitation: 'i1.signed' })
  app.store.dispatch(linkRequested({ email, returnUrl }))
  await vi.waitFor(() => expect(identityStorage.read().invitation).toBe('i1.signed'))
})
