import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authStandIn, AuthRejection } from './auth-stand-in.ts'
import { firestoreStandIn } from './firestore-stand-in.ts'
import { uidIn } from './stand-in-tokens.ts'

/** A Firebase service for tests: this stand-in or the emulators. */
export interface TestFirebase {
  projectId: string
  /** `http://127.0.0.1:9099` */
  authUrl: string
  firestoreUrl: string
  /** Returns the URL that the newest link mailed to this address redirects to. */
  linkTo(email: string): Promise<string>
  /** Disables an account, as an administrator does in Firebase's console. */
  disable(email: string): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a stand-in for Firebase's two services on loopback, with only what sign-in and single
 * documents need.
 */
export async function startFirebaseStandIn(projectId = 'demo-paraphe'): Promise<TestFirebase> {
  const auth = authStandIn(projectId)
  const firestore = firestoreStandIn()

  async function respond(request: IncomingMessage, origin: string) {
    const { pathname: path } = new URL(request.url ?? '/', origin)
    const text = await textOf(request)
    const uid = uidIn(request.headers.authorization)
    if (path.endsWith('/oobCodes')) return { status: 200, body: { oobCodes: auth.codes } }
    if (path.endsWith('/v1/token')) {
      return { status: 200, body: auth.renew(new URLSearchParams(text).get('refresh_token') ?? '') }
    }
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    if (path.endsWith('/documents:batchGet')) return firestore.batchGet(body as never, uid)
    if (path.endsWith('/documents:commit')) return firestore.commit(body as never, uid)
    const call = auth.calls[path.split('/').at(-1) ?? '']
    return call ? { status: 200, body: call(body, origin) } : { status: 404, body: {} }
  }

  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    const isPreflight = request.method === 'OPTIONS'
    const result = isPreflight
      ? Promise.resolve({ status: 204, body: null })
      : respond(request, origin).catch(errorResponse)
    void result.then(({ status, body }) => {
      response.writeHead(status, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*, Authorization',
        'Access-Control-Allow-Methods': '*',
        'Content-Type': 'application/json',
      })
      response.end(body === null ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...testFirebase(projectId, url, url),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/**
 * Connects to the emulators named in the environment. For a service without an emulator, uses the
 * stand-in.
 */
export async function startTestFirebase(): Promise<TestFirebase> {
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const firestore = process.env['TEST_FIRESTORE_EMULATOR']
  const standIn = await startFirebaseStandIn()
  const { projectId, authUrl, firestoreUrl } = standIn
  const own = testFirebase(
    projectId,
    auth ? `http://${auth}` : authUrl,
    firestore ? `http://${firestore}` : firestoreUrl,
  )
  return { ...own, close: () => standIn.close() }
}

function testFirebase(projectId: string, authUrl: string, firestoreUrl: string): TestFirebase {
  /** Calls a method of `accounts` as an administrator. */
  async function administer(method: string, body: object): Promise<unknown> {
    const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${method}`
    const response = await fetch(`${authUrl}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`accounts:${method} answers ${response.status}`)
    return response.json()
  }
  return {
    projectId,
    authUrl,
    firestoreUrl,
    async linkTo(email) {
      const response = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`)
      const { oobCodes } = (await response.json()) as {
        oobCodes: { email: string; oobLink: string }[]
      }
      const sent = oobCodes.findLast((code) => code.email === email)
      if (!sent) throw new Error(`No link was sent to ${email}`)
      // Firebase's page would redirect to `continueUrl` and add the other parameters to it.
      const { searchParams } = new URL(sent.oobLink)
      const opened = new URL(searchParams.get('continueUrl') ?? '')
      for (const [name, value] of searchParams) {
        if (name !== 'continueUrl') opened.searchParams.set(name, value)
      }
      return opened.href
    },
    async disable(email) {
      const { users } = (await administer('lookup', { email: [email] })) as {
        users: { localId: string }[]
      }
      await administer('update', { localId: users[0]?.localId, disableUser: true })
    },
    close: () => Promise.resolve(),
  }
}

function errorResponse(error: unknown) {
  if (!(error instanceof AuthRejection)) throw error
  const { message } = error
  return { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
