import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setLogLevel } from 'firebase/app'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { firebaseChanges } from '../src/firebase/changes.ts'
import { openFirebase } from '../src/firebase/index.ts'
import { startTestFirebase, type TestFirebase } from './firebase-stand-in.ts'

setLogLevel('silent')

const listening = vi.hoisted(() => ({ opened: 0, organisations: [] as string[], ended: 0 }))

// Mocked, because Firestore's live updates need the emulator. The end-to-end test of changes uses
// it.
vi.mock('../src/firebase/listen-to-changes.ts', () => ({
  openListening: () => void (listening.opened += 1),
  listenToChanges(_: unknown, organisation: string, onCounts: (counts: object) => void) {
    listening.organisations.push(organisation)
    onCounts({ products: 5 })
    return () => void (listening.ended += 1)
  },
}))

interface Received {
  path: string | undefined
  authorization: string | undefined
  data: unknown
}

const received: Received[] = []
let result: object | null = null

/** Answers the callable `follow`. */
const functions = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    const { data } = JSON.parse(text) as { data: unknown }
    received.push({ path: request.url, authorization: request.headers.authorization, data })
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
  })
})

let firebase: TestFirebase
let opened = 0

beforeAll(async () => {
  firebase = await startTestFirebase()
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  received.length = 0
  Object.assign(listening, { opened: 0, organisations: [], ended: 0 })
  result = { organisation: 'o', tables: { products: 4 } }
})
afterAll(async () => {
  functions.closeAllConnections()
  functions.close()
  await firebase.close()
})

/** Opens the changes of a page, with or without a signed-in person. */
async function open({ isSignedIn = true, untilQuiet = () => Promise.resolve() } = {}) {
  const name = `page ${(opened += 1)}`
  const { projectId, authUrl, firestoreUrl } = firebase
  const config = {
    config: { apiKey: 'fake', authDomain: `${projectId}.firebaseapp.com`, projectId },
    auth_emulator: authUrl,
    firestore_emulator: firestoreUrl,
    functions_url: `http://127.0.0.1:${(functions.address() as AddressInfo).port}/functions`,
  }
  const { identity } = openFirebase(config, name)
  if (isSignedIn) {
    const email = `${crypto.randomUUID()}@cabinet.example`
    await identity.sendLink(email, 'http://localhost:3000/auth/sign-in')
    await identity.signInWithLink(email, await firebase.linkTo(email))
  }
  return { identity, changes: firebaseChanges(config, 'stock', untilQuiet, name) }
}

it('sends the ID token of the person, and reports the current counts and each later change', async () => {
  const { identity, changes } = await open()
  const counts: object[] = []
  const end = await changes.follow('session', (one) => counts.push(one))
  expect(received).toEqual([
    {
      path: '/functions/follow',
      authorization: `Bearer ${await identity.idToken()}`,
      data: { host: 'stock', token: 'session' },
    },
  ])
  expect(counts).toEqual([{ products: 4 }, { products: 5 }])
  expect(listening.organisations).toEqual(['o'])
  end()
  expect(listening.ended).toBe(1)
})

it('does not load Firestore until the page is quiet, and loads it only once for several sessions', async () => {
  let quiet = () => undefined as void
  const { changes } = await open({
    untilQuiet: () => new Promise<void>((resolve) => (quiet = resolve)),
  })
  const first = vi.fn()
  const following = changes.follow('session', first)
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce())
  expect(listening.opened).toBe(0)
  quiet()
  await following
  const next = changes.follow('other', vi.fn())
  await vi.waitFor(() => expect(received).toHaveLength(2))
  await vi.waitFor(async () => {
    quiet()
    expect(listening.organisations).toHaveLength(2)
  })
  await next
  expect(listening.opened).toBe(1)
})

it('does not listen without a session, or while nobody is signed in at the service', async () => {
  result = null
  const { changes } = await open()
  await expect(changes.follow('ended', vi.fn())).rejects.toThrow('answered 200')
  const { changes: others } = await open({ isSignedIn: false })
  await expect(others.follow('session', vi.fn())).rejects.toThrow('Nobody is signed in')
  expect(received).toHaveLength(1)
  expect(listening.opened).toBe(0)
})
