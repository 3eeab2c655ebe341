import { expect, it, vi } from 'vitest'
import { pageAnalytics } from './page-analytics.ts'
import { readServices } from './read-services.ts'

const matomo = { url: 'https://matomo.example/matomo.php', siteId: '7' }
const firebase = { apiKey: 'k', appId: '1:2:web:3', projectId: 'p', measurementId: 'G-1A2B' }
const services = { firebase: null, matomo, plausible: null }

const pageWith = (content: string) => {
  const page = document.implementation.createHTMLDocument()
  const tag = Object.assign(page.createElement('meta'), { name: 'paraphe-analytics', content })
  page.head.append(tag)
  return page
}

it('reads the services from the page; null without the tag', () => {
  expect(readServices(pageWith(JSON.stringify(services)))).toEqual(services)
  expect(readServices(document.implementation.createHTMLDocument())).toBeNull()
})

it('asks about cookies only if a service sets them', () => {
  expect(pageAnalytics(window, services).consent).toBeNull()
  expect(pageAnalytics(window, { ...services, firebase }).consent).not.toBeNull()
})

it('sends the events that products track', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  pageAnalytics(window, services).analytics.track('navigate', { path: '/coach/:coachId' })
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe(matomo.url)
  const fields = Object.fromEntries(init?.body as URLSearchParams)
  expect(fields).toMatchObject({ e_a: 'navigate', url: `${location.origin}/coach/:coachId` })
  fetched.mockRestore()
})
