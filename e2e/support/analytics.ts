import type { BrowserContext } from 'playwright'
import { startHttpStandIn, type HttpStandIn, type StandInAnswer } from './http-stand-in.ts'

/** The configuration of a web app that does not exist. */
export const firebaseConfig = {
  apiKey: 'AIzaFake',
  appId: '1:2:web:3a4b',
  projectId: 'fake-project',
  measurementId: 'G-FAKE1',
}

/** Stand-ins for Matomo and Plausible on loopback, which record what they receive. */
export interface EventStandIns {
  /** Settings for a server whose pages send events to both services. */
  settings: Record<string, string>
  /** Returns the paths of the `navigate` events that each service received, in order. */
  paths: () => { matomo: string[]; plausible: string[] }
  /** Returns everything that both services received, as text. */
  received: () => string
  /** Changes how the stand-in for Matomo responds. */
  answerWith: (answer: () => StandInAnswer | Promise<StandInAnswer>) => void
  forget: () => void
  close: () => Promise<void>
}

const pathIn = (standIn: HttpStandIn, read: (body: string) => { event: unknown; path: unknown }) =>
  standIn.seen.flatMap(({ body }) => {
    const { event, path } = read(body.toString())
    return event === 'navigate' ? [String(path)] : []
  })

export async function startEventStandIns(): Promise<EventStandIns> {
  const accepted = () => ({ status: 202 })
  let answer: () => StandInAnswer | Promise<StandInAnswer> = accepted
  const matomo = await startHttpStandIn(() => answer())
  const plausible = await startHttpStandIn(accepted)
  return {
    settings: {
      MATOMO_URL: matomo.url,
      MATOMO_SITE_ID: '7',
      PLAUSIBLE_URL: plausible.url,
      PLAUSIBLE_DOMAIN: 'coach.example',
    },
    paths: () => ({
      matomo: pathIn(matomo, (body) => {
        const fields = new URLSearchParams(body)
        return { event: fields.get('e_a'), path: fields.get('e_n') }
      }),
      plausible: pathIn(plausible, (body) => {
        const { name, props } = JSON.parse(body) as { name: string; props: { path: string } }
        return { event: name, path: props.path }
      }),
    }),
    received: () =>
      [...matomo.seen, ...plausible.seen]
        .map(({ path, query, body }) =>
          decodeURIComponent(`${path} ${JSON.stringify(query)} ${body.toString()}`),
        )
        .join('\n'),
    answerWith: (next) => (answer = next),
    forget() {
      answer = accepted
      matomo.seen.length = 0
      plausible.seen.length = 0
    },
    close: async () => void (await Promise.all([matomo.close(), plausible.close()])),
  }
}

/** An event that Google's script would send. */
export interface GoogleEvent {
  name: string
  params: Record<string, unknown>
}

/** A stand-in for Firebase Analytics, with what it received from pages. */
export interface GoogleStandIn {
  /** Method, host and path of each request to Google except CORS preflights, in order. */
  requests: string[]
  /** The events that the script sent, in order. */
  events: GoogleEvent[]
  /** The configuration that the script was given. */
  configs: Record<string, unknown>[]
}

/**
 * Replaces Google's script: sets its cookie, and sends the configuration and the events that
 * Firebase Analytics passes to it, unless analytics is switched off.
 */
const script = `
  const send = ([command, name, params]) => {
    if (command === 'config') document.cookie = '_ga=GA1.1.1; path=/'
    if (window['ga-disable-${firebaseConfig.measurementId}']) return
    if (command === 'config' || command === 'event')
      void fetch('https://region1.google-analytics.com/g/collect', {
        method: 'POST', mode: 'no-cors', body: JSON.stringify({ command, name, params }),
      })
  }
  dataLayer.forEach(send)
  dataLayer.push = (...entries) => entries.forEach(send)
`

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Answers all requests of a browser context to Google, so that none leaves this machine. */
export async function standInForGoogle(context: BrowserContext): Promise<GoogleStandIn> {
  const seen: GoogleStandIn = { requests: [], events: [], configs: [] }
  await context.route(
    /^https:\/\/[^/]*\.(google-analytics|googletagmanager|googleapis)\.com\//,
    async (route) => {
      const request = route.request()
      const { hostname, pathname } = new URL(request.url())
      if (request.method() === 'OPTIONS')
        return route.fulfill({
          status: 204,
          headers: { ...cors, 'access-control-allow-methods': '*' },
        })
      seen.requests.push(`${request.method()} ${hostname}${pathname}`)
      if (hostname === 'www.googletagmanager.com')
        return route.fulfill({ contentType: 'text/javascript', body: script })
      if (hostname === 'firebase.googleapis.com')
        return route.fulfill({ headers: cors, json: firebaseConfig })
      if (hostname === 'firebaseinstallations.googleapis.com')
        return route.fulfill({ headers: cors, json: installation })
      const { command, name, params } = request.postDataJSON() as GoogleEvent & { command: string }
      if (command === 'config') seen.configs.push(params)
      else seen.events.push({ name, params })
      return route.fulfill({ status: 204 })
    },
  )
  return seen
}

/**
 * Response to the creation of an installation (firebase.google.com/docs/reference/installations).
 */
const installation = {
  fid: 'cQ3kF0m1S2aBcDeFgHiJkL',
  refreshToken: 'refresh',
  authToken: { token: 'a.b.c', expiresIn: '604800s' },
}
