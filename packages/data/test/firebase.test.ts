import { getApp, setLogLevel } from 'firebase/app'
import { getAuth, GoogleAuthProvider, signInWithCredential } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isEmailLink } from '../src/index.ts'
import { openFirebase } from '../src/firebase/index.ts'
import { startTestFirebase, type TestFirebase } from './firebase-stand-in.ts'

// These tests provoke errors, which Firebase would log.
setLogLevel('silent')

const returnUrl = 'http://localhost:3000/auth/sign-in'
const document = { first_name: 'Camille', last_name: 'Moreau', gender: 'female' } as const

let firebase: TestFirebase
let opened = 0

beforeAll(async () => {
  firebase = await startTestFirebase()
})
afterAll(() => firebase.close())

/** Opens Firebase's web SDK as in a separate browser. */
function open(changed: { authUrl?: string; firestoreUrl?: string } = {}) {
  const { authUrl, firestoreUrl, projectId } = { ...firebase, ...changed }
  const name = `browser ${(opened += 1)}`
  const services = openFirebase(
    {
      config: { apiKey: 'fake', authDomain: `${projectId}.firebaseapp.com`, projectId },
      auth_emulator: authUrl,
      firestore_emulator: firestoreUrl,
    },
    name,
  )
  return { ...services, auth: () => getAuth(getApp(name)) }
}

const freshEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@atelier.example`

async function signedIn(name: string) {
  const services = open()
  const email = freshEmail(name)
  await services.identity.sendLink(email, returnUrl)
  const user = await services.identity.signInWithLink(email, await firebase.linkTo(email))
  return { ...services, user, email }
}

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object

describe('Firebase’s sign-in', () => {
  it('mails a link that opens the page and is valid for one sign-in', async () => {
    const { identity } = open()
    const email = freshEmail('lien')
    await identity.sendLink(email, returnUrl)
    const link = await firebase.linkTo(email)

    const user = await identity.signInWithLink(email, link)

    expect(link.startsWith(returnUrl)).toBe(true)
    expect(isEmailLink(link)).toBe(true)
    expect(isEmailLink(returnUrl)).toBe(false)
    expect(user).toMatchObject({ email, displayName: '', photoUrl: null })
    expect(await identity.current()).toEqual(user)
    await expect(open().identity.signInWithLink(email, link)).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'link_expired',
    })
  })

  it('returns an ID token that contains the project and a verified email', async () => {
    const { identity, user, email } = await signedIn('preuve')

    expect(claimsIn(await identity.idToken())).toMatchObject({
      aud: firebase.projectId,
      iss: `https://securetoken.google.com/${firebase.projectId}`,
      sub: user.uid,
      email,
      email_verified: true,
    })
  })

  it('accepts a link only for its recipient', async () => {
    const { identity } = open()
    const email = freshEmail('sien')
    await identity.sendLink(email, returnUrl)
    const link = await firebase.linkTo(email)

    const other = identity.signInWithLink(freshEmail('autre'), link)

    await expect(other).rejects.toMatchObject({ code: 'wrong_email' })
    expect(await identity.current()).toBeNull()
  })

  it('signs out', async () => {
    const { identity } = await signedIn('partie')

    await identity.signOut()

    expect(await identity.current()).toBeNull()
    await expect(identity.idToken()).rejects.toMatchObject({ code: 'signed_out' })
  })

  it('[3.7.20] reports immediately who is signed in, and then each change', async () => {
    const { identity } = open()
    const seen: (string | null)[] = []
    const end = identity.subscribe((user) => seen.push(user && user.email))
    await vi.waitFor(() => expect(seen).toEqual([null]))

    const email = freshEmail('suivie')
    await identity.sendLink(email, returnUrl)
    await identity.signInWithLink(email, await firebase.linkTo(email))
    await identity.signOut()
    await vi.waitFor(() => expect(seen).toEqual([null, email, null]))

    end()
    await identity.sendLink(email, returnUrl)
    await identity.signInWithLink(email, await firebase.linkTo(email))
    expect(seen).toHaveLength(3)
  })

  it('[3.7.20] reports within ten minutes that an account was disabled', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { identity, user, email } = await signedIn('exclue')
    const onChange = vi.fn()
    const end = identity.subscribe(onChange)
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(user))

    await firebase.disable(email)
    vi.advanceTimersByTime(10 * 60 * 1000)

    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null))
    expect(await identity.current()).toBeNull()
    end()
    vi.useRealTimers()
    warned.mockRestore()
  })

  it('reports that the sign-in service is unreachable', async () => {
    const { identity } = open({ authUrl: 'http://127.0.0.1:1' })

    const sending = identity.sendLink(freshEmail('loin'), returnUrl)

    await expect(sending).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('signs in with the credential of a third-party account, and returns its name', async () => {
    const { auth, identity } = open()
    const email = freshEmail('compte')
    const credential = GoogleAuthProvider.credential(
      JSON.stringify({ sub: email, email, email_verified: true, name: 'Camille Moreau' }),
    )

    await signInWithCredential(auth(), credential)

    expect(await identity.current()).toMatchObject({ email, displayName: 'Camille Moreau' })
  })
})

describe('the documents users/{uid} in Firestore', () => {
  it('returns null for a missing document and stores saved ones', async () => {
    const { documents, user } = await signedIn('document')

    expect(await documents.get(user.uid)).toBeNull()
    await documents.save(user.uid, document)
    expect(await documents.get(user.uid)).toEqual(document)
    await documents.save(user.uid, { ...document, first_name: 'Anne', gender: null })

    expect(await documents.get(user.uid)).toEqual({ ...document, first_name: 'Anne', gender: null })
  })

  it('rejects reads and writes of other people’s documents', async () => {
    const { documents, user } = await signedIn('une')
    await documents.save(user.uid, document)
    const other = await signedIn('autre')

    await expect(other.documents.get(user.uid)).rejects.toMatchObject({ code: 'refused' })
    await expect(other.documents.save(user.uid, document)).rejects.toMatchObject({
      code: 'refused',
    })
    await expect(open().documents.get(user.uid)).rejects.toMatchObject({ code: 'refused' })
  })

  it('reports that Firestore is unreachable', async () => {
    const { documents } = open({ firestoreUrl: 'http://127.0.0.1:1' })

    await expect(documents.get('any')).rejects.toMatchObject({ code: 'unreachable' })
  })
})
