import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFirebase } from '../src/firebase/index.ts'
import { idTokenOf } from './stand-in-tokens.ts'

const projectId = 'demo-paraphe'
const person = { localId: 'uid1', email: 'camille@atelier.example', displayName: 'Camille Moreau' }

type Handler = (message: object) => void

/** Stubs Google's script, whose frame passes the popup's result to the page. */
function stubGoogle() {
  let notify: Handler = () => undefined
  const frame = {
    register: (_: string, handler: Handler) => {
      notify = handler
    },
    restyle: () => undefined,
    send: () => undefined,
    ping: (answer: () => void) => {
      answer()
      return Promise.resolve()
    },
  }
  const context = {
    open: (_: object, opened: (iframe: typeof frame) => void) => opened(frame),
  }
  vi.stubGlobal('gapi', { iframes: { Iframe: class {}, getContext: () => context } })
  return { notify: (message: object) => notify(message) }
}

/** Stubs Firebase's responses to the sign-in, and records the requested paths. */
function stubService(): string[] {
  const requested: string[] = []
  const answers: Record<string, object> = {
    'accounts:signInWithIdp': {
      ...person,
      providerId: 'google.com',
      idToken: idTokenOf(person, projectId),
      refreshToken: 'refresh',
      expiresIn: '3600',
    },
    'accounts:lookup': { users: [{ ...person, emailVerified: true, photoUrl: 'https://p/1' }] },
    projects: { projectId, authorizedDomains: [location.hostname] },
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(new Request(input, init).url).pathname.split('/').at(-1) ?? ''
    requested.push(name)
    return Response.json(answers[name] ?? {}, { status: answers[name] ? 200 : 404 })
  })
  return requested
}

let opened = 0
const open = () =>
  openFirebase(
    {
      config: { apiKey: 'fake', authDomain: `${projectId}.firebaseapp.com`, projectId },
      auth_emulator: 'http://127.0.0.1:9099',
      firestore_emulator: null,
    },
    `window ${(opened += 1)}`,
  ).identity

describe('the third-party account’s popup', () => {
  let google: ReturnType<typeof stubGoogle>
  beforeEach(() => {
    google = stubGoogle()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('opens at Google and signs in with the response', async () => {
    const requested = stubService()
    const window = { closed: false, close: vi.fn(), focus: vi.fn() }
    const openWindow = vi.spyOn(globalThis, 'open').mockReturnValue(window as unknown as Window)
    const identity = open()

    const signingIn = identity.signInWithAccount()
    await vi.waitFor(() => expect(openWindow).toHaveBeenCalled())
    const { searchParams } = new URL(String(openWindow.mock.calls[0]?.[0]))
    google.notify({
      type: 'authEvent',
      authEvent: {
        type: 'signInViaPopup',
        eventId: searchParams.get('eventId'),
        urlResponse: `${location.origin}/?code=1`,
        sessionId: 'session',
        postBody: null,
        tenantId: null,
      },
    })

    expect(await signingIn).toEqual({
      uid: 'uid1',
      email: person.email,
      displayName: 'Camille Moreau',
      photoUrl: 'https://p/1',
    })
    expect(searchParams.get('providerId')).toBe('google.com')
    expect(JSON.parse(searchParams.get('customParameters') ?? '{}')).toEqual({
      prompt: 'select_account',
    })
    expect(window.close).toHaveBeenCalled()
    expect(requested).toContain('accounts:signInWithIdp')
    await identity.signOut()
  })

  it('reports that the browser blocked it', async () => {
    stubService()
    vi.spyOn(globalThis, 'open').mockReturnValue(null)

    await expect(open().signInWithAccount()).rejects.toMatchObject({ code: 'popup_blocked' })
  })
})
