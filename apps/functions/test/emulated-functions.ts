import type { Email } from 'postal-mime'
import { type PhotoStandIn, startPhotoStandIn } from '@org/adapters/testing/photo-network'
import { startS3StandIn, type S3StandIn } from '@org/adapters/testing/s3'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import type { Mail } from '@org/api'
import { type Client, type ClientOptions, createClient } from '@org/api/client'
import { photoPosts } from '@org/api/testing'
import { functionsFetch } from '@org/data/firebase/functions'

/** The functions in Firebase's emulator, with stand-ins for the services that they call. */
export interface EmulatedFunctions {
  mails: SmtpSink
  bucket: S3StandIn
  photoNetwork: PhotoStandIn
  /**
   * Creates a client like that of a host's pages. `token` is the session token of a person; null if
   * nobody is signed in.
   */
  clientOf: (host: string, token: string | null, routes: ClientOptions['routes']) => Client
  /** Returns the base address at which a host sends and receives files. */
  filesUrlOf: (host: string) => string
  /**
   * Creates a `fetch` for the address `http://<host>.localhost/api`, which sends each call to the
   * functions.
   */
  fetchOf: (host: string) => typeof fetch
  /**
   * Signs a person in with an email address that the identity service has verified; returns the
   * session token.
   */
  sessionOf: (host: string, email: string, invitation?: string) => Promise<string>
  close: () => Promise<void>
}

interface Address {
  host: string
  port: number
}

const project = 'demo-paraphe'

/** Asks the emulator hub for the addresses of the emulators. */
async function emulators(): Promise<Record<'auth' | 'functions', Address>> {
  const response = await fetch(`http://${process.env['FIREBASE_EMULATOR_HUB']}/emulators`)
  return (await response.json()) as Record<'auth' | 'functions', Address>
}

/** Starts the stand-ins on the ports that the functions call. */
async function startStandIns() {
  const { smtpPort, bucketPort, photoPort } = JSON.parse(
    process.env['TEST_FUNCTION_PORTS'] ?? '{}',
  ) as Record<string, number>
  const makePosts = (url: string) =>
    photoPosts(3).map((post) => ({ ...post, media_url: `${url}/cdn/${post.id}.mp4` }))
  return {
    mails: await startSmtpSink({ port: smtpPort }),
    bucket: await startS3StandIn(bucketPort),
    photoNetwork: await startPhotoStandIn(makePosts, photoPort),
  }
}

/**
 * Replaces the address of the functions in the `Location` header of an upload's response with
 * `/api`, as in the responses of the server.
 */
function withPath({ status, headers, body }: Response, filesUrl: string): Response {
  const own = new Headers(headers)
  const location = own.get('location')
  if (location !== null) own.set('location', location.replace(filesUrl, '/api'))
  return new Response(body, { status, headers: own })
}

/** Connects to the emulators that `npm run test:emulators` has started. */
export async function connectFunctions(): Promise<EmulatedFunctions> {
  const { auth, functions: at } = await emulators()
  const standIns = await startStandIns()
  const root = `http://${at.host}:${at.port}/${project}/europe-west1`

  const filesUrlOf = (host: string) => `${root}/files/${host}/api`

  const clientOf: EmulatedFunctions['clientOf'] = (host, token, routes) =>
    createClient({
      baseUrl: 'http://pages.localhost/api',
      filesUrl: filesUrlOf(host),
      fetch: functionsFetch(root, host, 'http://pages.localhost/api'),
      getToken: () => token,
      ...(routes && { routes }),
    })

  const fetchOf: EmulatedFunctions['fetchOf'] = (host) => {
    const own = `http://${host}.localhost/api`
    return async (input, init) => {
      const { body } = init ?? {}
      const { url } = new Request(input)
      const isUpload = new URL(url).pathname.includes('/coaching/uploads')
      const isText = typeof body === 'string' || body === undefined || body === null
      if (isText && !isUpload) return functionsFetch(root, host, own)(input, init)
      const response = await fetch(url.replace(own, filesUrlOf(host)), init)
      return isUpload ? withPath(response, filesUrlOf(host)) : response
    }
  }

  /** Returns an ID token of the Auth emulator, for a Google account with this email address. */
  async function idTokenOf(email: string): Promise<string> {
    const identity = JSON.stringify({ sub: email, email, email_verified: true })
    const postBody = new URLSearchParams({ id_token: identity, providerId: 'google.com' })
    const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=fake'
    const response = await fetch(`http://${auth.host}:${auth.port}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: postBody.toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    })
    const { idToken } = (await response.json()) as { idToken: string }
    return idToken
  }

  return {
    ...standIns,
    clientOf,
    filesUrlOf,
    fetchOf,
    async sessionOf(host, email, invitation) {
      const body = { id_token: await idTokenOf(email), ...(invitation && { invitation }) }
      const result = await clientOf(host, null, {}).call('loginIdentity', { body })
      if (!result.success) throw new Error(result.message)
      return result.payload.access_token
    },
    async close() {
      standIns.bucket.close()
      await standIns.photoNetwork.close()
      await standIns.mails.close()
    },
  }
}

/** Converts a mail that the stand-in received to the form in which the API sends mails. */
export function receivedMail({ to, email }: { to: string; email: Email }): Mail {
  return {
    to: { address: to, name: '' },
    fromName: email.from?.name ?? '',
    subject: email.subject ?? '',
    html: email.html ?? '',
    text: email.text ?? '',
    messageId: (email.messageId ?? '').slice(1).replace(/@.*$/, ''),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: new Uint8Array(content as ArrayBuffer),
    })),
  }
}
