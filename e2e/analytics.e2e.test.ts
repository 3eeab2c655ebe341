import { createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  firebaseConfig,
  standInForGoogle,
  startEventStandIns,
  type EventStandIns,
} from './support/analytics.ts'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { freshEmail, mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'

let services: EventStandIns
/** A server whose pages send events to Matomo and Plausible. */
let server: RunningServer
/** A server whose pages send events to Matomo and Firebase Analytics. */
let googleServer: RunningServer
let browser: Browser
let session: Session
let exerciceId: string

const hosts = { APP: 'coaching', HOSTS: '127.0.0.1=coaching-admin,tour.localhost=tour' }
/** Returns the address of the coaching admin; the coaching app has the server's own address. */
const adminUrlOf = ({ url }: RunningServer) => url.replace('localhost', '127.0.0.1')

/** Records the console messages about violations of the page's content security policy. */
function violationsOf(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  return violations
}

const policyOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).headers.get('content-security-policy') ?? ''

beforeAll(async () => {
  services = await startEventStandIns()
  const { MATOMO_URL = '', MATOMO_SITE_ID = '' } = services.settings
  server = await startServer({ ...hosts, ...services.settings })
  googleServer = await startServer({
    ...hosts,
    MATOMO_URL,
    MATOMO_SITE_ID,
    FIREBASE_ANALYTICS_CONFIG: JSON.stringify(firebaseConfig),
  })
  browser = await launchBrowser()
  session = await signIn(server.url, freshEmail('ines'), mailboxCodes(server))
  const token = session.access_token
  const client = createClient({
    baseUrl: `${server.url}/api`,
    routes: coachingRoutes,
    getToken: () => token,
  })
  exerciceId = (await client.call('createExercice', { body: { title: 'Squat' } })).id
})

afterAll(async () => {
  await browser.close()
  await Promise.all([server.stop(), googleServer.stop()])
  await services.close()
})

beforeEach(() => services.forget())

describe('two services without cookies', () => {
  it('[3.1.10] [3.2.107] [3.7.21] both receive ‘navigate’ with the pattern on each path change in coaching', async () => {
    const page = await openSignedIn(browser, server.url, session)
    const violations = violationsOf(page)
    await page.goto(`${server.url}/exercices`)
    await page.getByRole('link', { name: 'Mes programmes' }).click()
    await page.getByRole('heading', { name: 'Mes programmes' }).waitFor()
    await page.getByRole('link', { name: 'Mes exercices' }).click()
    await page.getByRole('link', { name: 'Squat' }).first().click()
    await page.waitForURL(`**/exercices/${exerciceId}`)

    const expected = ['/exercices', '/training-programs', '/exercices', '/exercices/:exerciceId']
    await eventually(services.paths).toEqual({ matomo: expected, plausible: expected })
    expect(services.received()).not.toContain(exerciceId)
    expect(violations).toEqual([])
    expect(await page.getByRole('button', { name: 'Cookies' }).count()).toBe(0)
    await page.context().close()
  })

  it('[3.2.107] [3.7.21] both receive ‘navigate’ with the pattern in coaching-admin', async () => {
    const url = adminUrlOf(server)
    const page = await openSignedIn(browser, url, session)
    await page.goto(`${url}/coachs?search=ines`)
    await page.getByRole('row', { name: /ines/ }).getByRole('link').first().click()
    await page.waitForURL('**/coach/*')
    await page.getByRole('link', { name: 'Tags' }).click()
    await page.waitForURL('**/database/tags')

    const expected = ['/coachs', '/coach/:coachId', '/database/tags']
    await eventually(services.paths).toEqual({ matomo: expected, plausible: expected })
    expect(services.received()).not.toMatch(/ines/)
    expect(services.received()).not.toContain(session.user_id)
    await page.context().close()
  })

  it('never receive the key of a shared session, or a query', async () => {
    const key = 'Zf3kQw9xLm2Rt7Yp1Bv5Nc'
    const page = await browser.newPage({ locale: 'fr-FR' })
    await page.goto(`${server.url}/app/training-sessions/${key}?from=${key}#${key}`)

    const expected = ['/app/training-sessions/:sessionId']
    await eventually(services.paths).toEqual({ matomo: expected, plausible: expected })
    expect(services.received()).not.toContain(key)
    await page.close()
  })

  it('do not disturb the page when one of them hangs or fails; a failure is logged', async () => {
    const page = await openSignedIn(browser, server.url, session)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    services.answerWith(() => new Promise(() => undefined))
    await page.goto(`${server.url}/exercices`)
    await page.getByRole('heading', { name: /^Mes exercices/ }).waitFor()
    services.answerWith(() => ({ status: 500 }))
    await page.getByRole('link', { name: 'Mes programmes' }).click()
    await page.getByRole('heading', { name: 'Mes programmes' }).waitFor()

    await eventually(() => services.paths().plausible).toEqual(['/exercices', '/training-programs'])
    await eventually(() => warnings.join()).toContain('The event was not sent to Matomo.')
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  })

  it('are allowed by the content security policy of the products, but not of the tour', async () => {
    const { MATOMO_URL = '', PLAUSIBLE_URL = '' } = services.settings
    const expected = `connect-src 'self' ${MATOMO_URL}/matomo.php ${PLAUSIBLE_URL}/api/event;`
    for (const url of [server.url, adminUrlOf(server)])
      expect(await policyOf(`${url}/exercices`)).toContain(expected)
    const page = await browser.newPage()
    const response = await page.goto(server.url.replace('localhost', 'tour.localhost'))
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? ''
    expect(policy).toContain("connect-src 'self';")
    expect(await response?.text()).not.toContain('paraphe-analytics')
    await page.close()
  })
})

describe('Firebase Analytics', () => {
  it('[3.1.10] asks for consent, then receives each ‘navigate’ that Matomo receives, and stops when the user withdraws consent', async () => {
    const owner = await signIn(googleServer.url, freshEmail('lea'), mailboxCodes(googleServer))
    const page = await openSignedIn(browser, googleServer.url, owner)
    const google = await standInForGoogle(page.context())
    const violations = violationsOf(page)
    const cookies = async () =>
      (await page.context().cookies())
        .map(({ name }) => name)
        .filter((name) => name.startsWith('_ga'))
    const question = page.getByRole('region', { name: 'Cookies de mesure d’audience' })
    await page.goto(`${googleServer.url}/exercices?search=squat`)
    await question.waitFor()
    await page.getByRole('link', { name: 'Mes programmes' }).click()
    await page.getByRole('heading', { name: 'Mes programmes' }).waitFor()
    await eventually(() => services.paths().matomo).toEqual(['/exercices', '/training-programs'])
    expect(google.requests).toEqual([])
    expect(await cookies()).toEqual([])

    await question.getByRole('button', { name: 'Accepter' }).click()
    await page.getByRole('link', { name: 'Mes séances' }).click()
    const paths = () => google.events.map(({ name, params }) => `${name} ${String(params['path'])}`)
    await eventually(paths).toEqual(['navigate /training-programs', 'navigate /training-sessions'])
    expect(await question.count()).toBe(0)
    expect(google.configs).toMatchObject([
      { send_page_view: false, page_location: googleServer.url, page_referrer: googleServer.url },
    ])
    expect(google.events.at(-1)?.params).toMatchObject({
      page_location: `${googleServer.url}/training-sessions`,
      page_title: '/training-sessions',
    })
    expect(JSON.stringify(google.events)).not.toContain('squat')
    await eventually(cookies).toEqual(['_ga'])

    await page.reload()
    await eventually(paths).toHaveLength(3)
    await page.getByRole('button', { name: 'Cookies' }).click()
    await question.getByRole('button', { name: 'Refuser' }).click()
    await eventually(cookies).toEqual([])
    await eventually(() => google.requests).toContainEqual(
      expect.stringMatching(/^DELETE firebaseinstallations\.googleapis\.com/),
    )
    await page.getByRole('link', { name: 'Mes programmes' }).click()
    await page.getByRole('heading', { name: 'Mes programmes' }).waitFor()
    await eventually(() => services.paths().matomo).toHaveLength(5)
    expect(google.events).toHaveLength(3)
    expect(violations).toEqual([])
    await page.context().close()
  })

  it('does not load or ask for consent after a refusal, or on a page with a secret address', async () => {
    const context = await browser.newContext({ locale: 'fr-FR' })
    const google = await standInForGoogle(context)
    const page = await context.newPage()
    const question = page.getByRole('region', { name: 'Cookies de mesure d’audience' })
    const secret = `${googleServer.url}/app/training-sessions/Zf3kQw9xLm2Rt7Yp1Bv5Nc`
    await page.goto(secret)
    await eventually(() => services.paths().matomo).toHaveLength(1)
    expect(await question.count()).toBe(0)
    expect(await policyOf(secret)).not.toContain('google')

    await page.goto(`${googleServer.url}/auth/sign-in`)
    await question.getByRole('button', { name: 'Refuser' }).click()
    await page.reload()
    await eventually(() => services.paths().matomo).toHaveLength(3)
    expect(await question.count()).toBe(0)
    expect(google.requests).toEqual([])
    await context.close()
  })
})
