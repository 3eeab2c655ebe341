import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentedFirebase } from '../src/analytics/consented-firebase.ts'
import { deleteAnalyticsCookies } from '../src/analytics/delete-analytics-cookies.ts'
import { type AnalyticsServices, openAnalytics } from '../src/analytics/index.ts'

const origin = 'https://coach.example'
const none: AnalyticsServices = { firebase: null, matomo: null, plausible: null }
const matomo = { url: 'https://matomo.example/matomo.php', siteId: '7' }
const plausible = { url: 'https://plausible.example/api/event', domain: 'coach.example' }
const firebase = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p', measurementId: 'G-1A2B' }
const event = { name: 'navigate', path: '/coach/:coachId' }

/** A consent whose answer the test changes. */
function changeableConsent(isGranted = false) {
  const listeners: (() => void)[] = []
  let current = isGranted
  return {
    isGranted: () => current,
    subscribe: (listener: () => void) => void listeners.push(listener),
    change(next: boolean) {
      current = next
      for (const listener of listeners) listener()
    },
  }
}

let warn: ReturnType<typeof vi.spyOn>
let fetched: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }))
})
afterEach(() => vi.restoreAllMocks())

const requests = () => fetched.mock.calls as [string, RequestInit][]
const optionsFor = () => ({ origin, consent: changeableConsent() })

describe('openAnalytics', () => {
  it('sends each event to all services, without cookies and without a referrer', async () => {
    openAnalytics({ ...none, matomo, plausible }, optionsFor())(event)

    expect(requests().map(([url]) => url)).toEqual([matomo.url, plausible.url])
    for (const [, init] of requests())
      expect(init).toMatchObject({
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      })
    const [[, toMatomo] = [], [, toPlausible] = []] = requests()
    expect(Object.fromEntries(toMatomo?.body as URLSearchParams)).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: 'https://coach.example/coach/:coachId',
      ca: '1',
      e_c: 'paraphe',
      e_a: 'navigate',
      e_n: '/coach/:coachId',
    })
    expect(JSON.parse(toPlausible?.body as string)).toEqual({
      name: 'navigate',
      domain: 'coach.example',
      url: 'https://coach.example/coach/:coachId',
      props: { path: '/coach/:coachId' },
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it('sends the event to the second service even if the first fails, and logs each failure', async () => {
    fetched.mockImplementation(async (url: string) => {
      if (url === matomo.url) throw new TypeError('Failed to fetch')
      return new Response(null, { status: 500 })
    })
    openAnalytics({ ...none, matomo, plausible }, optionsFor())(event)

    expect(requests()).toHaveLength(2)
    await expect
      .poll(() => warn.mock.calls.map((call: unknown[]) => String(call[0])).sort())
      .toEqual(['The event was not sent to Matomo.', 'The event was not sent to Plausible.'])
  })
})

describe('consentedFirebase', () => {
  function started(consent = changeableConsent()) {
    const service = { send: vi.fn(async () => undefined), stop: vi.fn(async () => undefined) }
    const open = vi.fn(async () => service)
    const onError = vi.fn()
    const send = consentedFirebase(firebase, { origin, consent, onError, open })
    return { consent, service, open, onError, send }
  }

  it('loads and sends nothing before the person agrees, and then begins with the current page', async () => {
    const { consent, service, open, send } = started()
    await send({ ...event, path: '/home' })
    await send(event)
    expect(open).not.toHaveBeenCalled()

    consent.change(true)
    await expect.poll(() => service.send.mock.calls).toEqual([[event]])
    consent.change(true)
    await send({ ...event, path: '/coachs' })
    expect(service.send).toHaveBeenCalledTimes(2)
    expect(service.send).toHaveBeenLastCalledWith({ ...event, path: '/coachs' })
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('stops when the person withdraws consent, and resumes when it is given again', async () => {
    const { consent, service, send } = started(changeableConsent(true))
    await send(event)
    consent.change(false)
    await expect.poll(() => service.stop.mock.calls).toHaveLength(1)
    await send(event)
    expect(service.send).toHaveBeenCalledTimes(1)
    consent.change(true)
    await expect.poll(() => service.send.mock.calls).toHaveLength(2)
  })

  it('sends nothing if the person withdraws while the code loads', async () => {
    const { consent, service, send } = started(changeableConsent(true))
    const sending = send(event)
    consent.change(false)
    await sending
    expect(service.send).not.toHaveBeenCalled()
  })

  it('tries to start again at the next event if starting failed', async () => {
    const { service, open, send } = started(changeableConsent(true))
    open.mockRejectedValueOnce(new Error('offline'))
    await expect(send(event)).rejects.toThrow('offline')
    await send(event)
    expect(service.send).toHaveBeenCalledTimes(1)
  })

  it('reports an error that occurs while stopping', async () => {
    const { consent, service, onError, send } = started(changeableConsent(true))
    await send(event)
    const error = new Error('offline')
    service.stop.mockRejectedValueOnce(error)
    consent.change(false)
    await expect.poll(() => onError.mock.calls).toEqual([[error]])
  })
})

it('deletes the cookies of Google’s script at every domain of the page, and no others', () => {
  const written: string[] = []
  const page = {
    location: new URL('https://coach.studio.example/home') as unknown as Location,
    get cookie() {
      return 'theme=dark; _ga=GA1.1; _ga_1A2B=GS1; _gallery=1'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  deleteAnalyticsCookies(page)
  const deletions = (name: string) => [
    `${name}=; path=/; max-age=0`,
    `${name}=; path=/; max-age=0; domain=coach.studio.example`,
    `${name}=; path=/; max-age=0; domain=studio.example`,
    `${name}=; path=/; max-age=0; domain=example`,
  ]
  expect(written).toEqual([...deletions('_ga'), ...deletions('_ga_1A2B')])
})
