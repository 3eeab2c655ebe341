import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { servicesOf, writeAnalytics } from './page-analytics.ts'
import { pagePolicies } from './security-headers.ts'

const HOSTS = 'stock.example=stock,coaching.example=coaching,admin.example=coaching-admin'
const web = { apiKey: 'AIza', appId: '1:2:web:3', projectId: 'p', measurementId: 'G-1A2B' }
const FIREBASE_ANALYTICS_CONFIG = JSON.stringify(web)
const matomo = { MATOMO_URL: 'https://matomo.example', MATOMO_SITE_ID: '1' }
const plausible = { PLAUSIBLE_URL: 'https://plausible.example', PLAUSIBLE_DOMAIN: 'example' }

const policiesOf = (env: Record<string, string>) => {
  const policy = pagePolicies(readSettings({ HOSTS: `${HOSTS},tour.example=tour`, ...env }))
  return (host: string, path = '/home') => policy(host, path).content
}

describe('the policy of a page', () => {
  const hosts = ['localhost', 'stock.example', 'coaching.example', 'admin.example']

  it.each(hosts)('names exactly the configured services at %s', (host) => {
    const content = policiesOf({ ...matomo, FIREBASE_ANALYTICS_CONFIG })(host)
    expect(content).toContain('https://matomo.example/matomo.php')
    expect(content).toContain('https://*.google-analytics.com')
    expect(/script-src [^;]*/.exec(content)?.[0]).toContain('https://www.googletagmanager.com')
    expect(content).not.toContain('plausible')
  })

  it.each(hosts)('lets %s connect only to the event address of Plausible', (host) => {
    const content = policiesOf(plausible)(host)
    const [connections] = /connect-src [^;]*/.exec(content) ?? []
    expect(connections).toBe("connect-src 'self' https://plausible.example/api/event")
    expect(content).not.toContain('google')
  })

  it('names no service by default', () => {
    const content = policiesOf({})('coaching.example')
    expect(content).toContain("connect-src 'self';")
    expect(content).not.toContain('google')
  })

  it('names no service for the tour', () => {
    const content = policiesOf({ ...matomo, FIREBASE_ANALYTICS_CONFIG })('tour.example', '/')
    expect(content).not.toMatch(/matomo|google/)
  })

  it.each([
    ['coaching.example', '/app/training-sessions/Zf3k'],
    ['localhost', '/user/Zf3k/install-email'],
  ])('allows no script of a service if the address is a secret: %s%s', (host, path) => {
    const content = policiesOf({ ...matomo, FIREBASE_ANALYTICS_CONFIG })(host, path)
    expect(content).toContain('https://matomo.example/matomo.php')
    expect(content).not.toContain('google')
  })
})

describe('the page', () => {
  const { analytics } = readSettings({ ...matomo, FIREBASE_ANALYTICS_CONFIG })
  const page = '<head><title>Paraphe</title></head>'

  it('has a tag only if there is a service', () => {
    const none = readSettings({}).analytics
    expect(writeAnalytics(page, none)).toBe(page)
    expect(writeAnalytics(page, analytics)).toContain('<meta name="paraphe-analytics" content="{')
    expect(writeAnalytics(page, analytics)).toContain('&quot;G-1A2B&quot;')
  })

  it('has every service; if the address is a secret, only those without a script', () => {
    expect(servicesOf(analytics, { product: 'stock', isSecret: false })).toEqual(analytics)
    const secret = servicesOf(analytics, { product: 'coaching', isSecret: true })
    expect(secret).toEqual({ ...analytics, firebase: null })
  })

  it('has no service in the tour product', () => {
    const none = { firebase: null, matomo: null, plausible: null }
    expect(servicesOf(analytics, { product: 'tour', isSecret: false })).toEqual(none)
  })
})
