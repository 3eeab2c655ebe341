import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFirebase } from '../src/firebase/index.ts'
import { idTokenOf } from './stand-in-tokens.ts'

const projectId = 'demo-paraphe'
const person = { localId: 'uid1', email: 'camille@atelier.example', displayName: 'Camille Moreau' }

type Handler = (message: object) => void

/** Stands for Google's script, whose frame tells the page what the account's window answered. */
function stubGoogle() {
  let tell: Handler = () => undefined
  const frame = {
    register: (_: string, handler: Handler) => {
      tell = handler
    },
    restyle: () => undefined,
    send: () => undefined,
    ping: (answer: () => void) => {
      answer()
      return Promise.resolve()
    },
  }
  const context = {
    open: (_: object, opened: (given: typeof frame) => void) => opened(frame),
  }
  vi.stubGlobal('gapi', { iframes: { Iframe: class {}, getContext: () => context } })
  return { tell: (message: object) => tell(message) }
}

/** Answers what the sign-in asks of Firebase, and notes the paths. */
function stubService(): string[] {
  const asked: string[] = []
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
    asked.push(name)
    return Response.json(answers[name] ?? {}, { status: answers[name] ? 200 : 404 })
  })
  return asked
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

describe('the window of the third-party account', () => {
  let google: ReturnType<typeof stubGoogle>
  beforeEach(() => {
    google = stubGoogle()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is opened at Google, and signs in by what it answers', async () => {
    const asked = stubService()
    const window = { closed: false, close: vi.fn(), focus: vi.fn() }
    const openWindow = vi.spyOn(globalThis, 'open').mockReturnValue(window as unknown as Window)
    const identity = open()

    const signingIn = identity.signInWithAccount()
    await vi.waitFor(() => expect(openWindow).toHaveBeenCalled())
    const { searchParams } = new URL(String(openWindow.mock.calls[0]?.[0]))
    google.tell({
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
    expect(asked).toContain('accounts:signInWithIdp')
    await identity.signOut()
  })

  it('says that the browser kept it shut', async () => {
    stubService()
    vi.spyOn(globalThis, 'open').mockReturnValue(null)

    await expect(open().signInWithAccount()).rejects.toMatchObject({ code: 'popup_blocked' })
  })
})
