import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type HttpStandIn, startHttpStandIn } from './http-stand-in.ts'
import { type RunningServer, startServer } from './server.ts'

/** A tour's id. */
export const tourId = 'SxQL3iGyoDo'

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#31414d"/></svg>'

/** The server with the tour generator, and a new browser context for each test. */
export interface TourVisits {
  browser: Browser
  context: BrowserContext
  page: Page
  /** The address of the tour generator. */
  url: string
  /**
   * Address of a page of another origin. Its frame shows the address in the query parameter `src`.
   */
  foreignUrl: string
  /** Addresses of all requests, and errors of all pages and frames of the context. */
  requests: string[]
  errors: string[]
}

const framePage = (src: string, sandbox: string, allow: string) =>
  `<!doctype html><html lang="fr"><title>Agence</title><main><h1>Nos biens</h1><iframe src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" title="Visite" width="800" height="500" allow="${allow}" ${sandbox}></iframe></main>`

/**
 * Starts the server and a browser for the tests of a file. Serves the customer's images at
 * `images.example`, except those named `missing`, and replaces Matterport's viewer with a page.
 */
export function visitTours(): TourVisits {
  const visits = {} as TourVisits
  let server: RunningServer
  let foreign: HttpStandIn

  beforeAll(async () => {
    server = await startServer({ HOSTS: 'tour.localhost=tour' })
    visits.url = server.url.replace('localhost', 'tour.localhost')
    visits.browser = await launchBrowser()
    foreign = await startHttpStandIn(({ query: { src = '', sandbox = '', allow = '' } }) => ({
      body: framePage(src, sandbox, allow),
    }))
    visits.foreignUrl = foreign.url
  })

  afterAll(async () => {
    await visits.browser.close()
    await foreign.close()
    await server.stop()
  })

  beforeEach(async () => {
    const context = await visits.browser.newContext({
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const requests: string[] = []
    const errors: string[] = []
    context.on('request', (request) => requests.push(request.url()))
    context.on('weberror', (error) => errors.push(String(error.error())))
    await context.route('https://images.example/**', (route) =>
      route.request().url().includes('missing')
        ? route.abort()
        : route.fulfill({ contentType: 'image/svg+xml', body: image }),
    )
    await context.route('https://my.matterport.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="fr"><title>Viewer</title><main aria-label="Viewer"><p>Visite en cours</p></main>',
      }),
    )
    const page = await context.newPage()
    Object.assign(visits, { context, page, requests, errors })
  })

  afterEach(async () => {
    await visits.context.close()
  })
  return visits
}

/** Returns the requests to Matterport, in order. */
export const viewerRequests = ({ requests }: TourVisits): string[] =>
  requests.filter((request) => request.includes('matterport.com'))
