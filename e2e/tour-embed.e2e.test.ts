import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { weighEmbed } from './support/embed-weight.ts'
import { eventually } from './support/eventually.ts'
import { expectFrench } from './support/french.ts'
import { oddTours } from './support/odd-tours.ts'
import { tourId as id, viewerRequests, visitTours } from './support/tour-visits.ts'

const visits = visitTours()

const embedAddress = (query: Record<string, string>) =>
  `${visits.url}/embed?${new URLSearchParams(query).toString()}`
const frame = (src: string, sandbox: string, allow = 'fullscreen') => {
  const query = new URLSearchParams({ src, sandbox, allow })
  return visits.page.goto(`${visits.foreignUrl}/?${query.toString()}`)
}

const parameters = {
  m: id,
  c: 'Agence Marchetti',
  logo: 'https://images.example/logo.svg',
  logoSize: '240',
  bg: 'https://images.example/photo.svg',
  fontStyle: '{"size":48,"color":"#0b5c6b","family":"Open Sans"}',
}

/** Finds the embedded page in the frame of the foreign page. */
const framed = (): FrameLocator => visits.page.frameLocator('iframe[title="Visite"]')

/**
 * Reads the content of the embedded page. Runs in the page as one call, because it is called 240
 * times.
 */
const readPage = () => ({
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
  buttons: [...document.querySelectorAll('button')].filter(
    (button) => button.checkVisibility() && button.textContent.trim() === 'Lancer la visite',
  ).length,
  images: [...document.images]
    .map(({ src }) => src)
    .filter((src) => !src.startsWith('https://images.example/')),
  scripts: document.querySelectorAll('main script').length,
})

/**
 * Opens an address in the frame of the foreign page, and returns the content of the framed page.
 */
async function readFramed(address: string) {
  const { page } = visits
  await page.locator('iframe').evaluate(
    (element: HTMLIFrameElement, src) =>
      new Promise((resolve) => {
        element.onload = resolve
        element.src = src
      }),
    address,
  )
  return page.frames()[1]?.evaluate(readPage)
}

/**
 * Returns the axe rules that the page and its frames violate, with the violating elements. Fails if
 * axe has checked no element inside a frame; the target of an element there has several parts.
 */
async function violationsInFrames(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  const targets = passes.flatMap(({ nodes }) => nodes.map(({ target }) => target))
  expect(targets.some((target) => target.length > 1)).toBe(true)
  return violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ target }) => target)])
}

describe.each([
  ['without a sandbox', ''],
  ['in a sandbox', 'sandbox="allow-scripts"'],
])('the embedded page in a foreign page, %s', (_, sandbox) => {
  it('[3.2.113] [3.2.114] [3.3.21] shows the cover, and requests nothing from the tour’s host before play', async () => {
    const { page, requests, errors } = visits
    await frame(embedAddress(parameters), sandbox)
    const heading = framed().getByRole('heading', { name: 'Agence Marchetti' })
    await heading.waitFor()
    const fonts = () => requests.filter((request) => request.endsWith('.woff2'))
    await eventually(() => fonts().length).toBe(1)
    await eventually(() =>
      framed()
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ src, complete, naturalWidth }) => complete && naturalWidth > 0 && src),
        ),
    ).toEqual([parameters.bg, parameters.logo])
    expect(
      await framed()
        .locator('.logo')
        .evaluate(({ clientWidth }) => clientWidth),
    ).toBe(240)
    expect(await framed().getByText('hébergée par Matterport').isVisible()).toBe(true)
    expect(viewerRequests(visits)).toEqual([])
    expect(await violationsInFrames(page)).toEqual([])

    // The play button is the first tab stop in the frame, and the viewer then gets the focus.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const viewer = framed().frameLocator('iframe[title="Visite 3D – Agence Marchetti"]')
    await viewer.getByText('Visite en cours').waitFor()
    expect(viewerRequests(visits)).toEqual([`https://my.matterport.com/show/?m=${id}&play=1`])
    expect(
      await framed()
        .locator('iframe.viewer')
        .evaluate((element) => document.activeElement === element),
    ).toBe(true)
    expect(await violationsInFrames(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('[3.2.113] survives 240 unusual sets of parameters', async () => {
    const { url, foreignUrl, requests, errors } = visits
    await frame('about:blank', sandbox)
    const seen: unknown[] = []
    const wanted: unknown[] = []
    for (const { search, client, hasTour } of oddTours) {
      seen.push({ search, ...(await readFramed(`${url}/embed?${search}`)) })
      const title = client === 'Visite 3D' ? client : `Visite 3D – ${client}`
      const buttons = hasTour ? 1 : 0
      wanted.push({ search, title, heading: client, buttons, images: [], scripts: 0 })
    }
    expect(seen).toEqual(wanted)
    expect(errors).toEqual([])
    const hosts = new Set(requests.map((request) => new URL(request).host))
    const allowed = ['images.example', new URL(url).host, new URL(foreignUrl).host]
    expect([...hosts].filter((host) => host !== '').toSorted()).toEqual(allowed.toSorted())
  })
})

describe('full screen in a foreign page', () => {
  const isFull = () =>
    framed()
      .locator('body')
      .evaluate(() => document.fullscreenElement !== null)

  it('is offered if the foreign page allows it', async () => {
    await frame(embedAddress(parameters), '')
    await framed().getByRole('button', { name: 'Plein écran' }).click()
    await framed().getByRole('button', { name: 'Quitter le plein écran' }).waitFor()
    expect(await isFull()).toBe(true)
  })

  it('is not offered if the foreign page does not allow it', async () => {
    await frame(embedAddress(parameters), '', '')
    await framed().getByRole('button', { name: 'Lancer la visite' }).waitFor()
    expect(await framed().getByRole('button', { name: 'Plein écran' }).count()).toBe(0)
  })
})

it('[3.2.114] says that the tour is loading until the viewer has loaded', async () => {
  const { context, page } = visits
  const arrival = Promise.withResolvers<void>()
  await context.route('https://my.matterport.com/**', async (route) => {
    await arrival.promise
    await route.fulfill({ contentType: 'text/html', body: '<title>Viewer</title>' })
  })
  await page.goto(embedAddress(parameters))
  await page.getByRole('button', { name: 'Lancer la visite' }).click()
  await page.getByRole('status').getByText('Chargement de la visite…').waitFor()
  arrival.resolve()
  await eventually(() => page.getByRole('status').count()).toBe(0)
})

describe('the cover', () => {
  it.each([
    [280, 480],
    [390, 480],
    [1440, 480],
    [280, 158],
  ])(
    'fits %i × %i px without scrolling sideways, nor to the play button',
    async (width, height) => {
      const { page } = visits
      await page.setViewportSize({ width, height })
      await page.goto(embedAddress({ ...parameters, logoSize: '1000', c: 'm'.repeat(40) }))
      const play = page.getByRole('button', { name: 'Lancer la visite' })
      await play.waitFor()
      await page.getByRole('button', { name: 'Plein écran' }).waitFor()
      const isInView = await play.evaluate((element) => {
        const { top, left, right, bottom } = element.getBoundingClientRect()
        const corners = [document.elementFromPoint(left + 12, top + 12)]
        corners.push(document.elementFromPoint(right - 12, bottom - 12))
        return bottom <= innerHeight && corners.every((corner) => element.contains(corner))
      })
      expect(isInView).toBe(true)
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(content).toBe(view)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id: rule }) => rule)).toEqual([])
    },
  )

  it('opens in full screen, and leaves it again', async () => {
    const { page } = visits
    await page.goto(embedAddress(parameters))
    await page.getByRole('button', { name: 'Plein écran' }).click()
    const leave = page.getByRole('button', { name: 'Quitter le plein écran' })
    await leave.waitFor()
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await leave.click()
    await page.getByRole('button', { name: 'Plein écran', exact: true }).waitFor()
  })

  it('has no transitions for people who prefer reduced motion', async () => {
    const { page } = visits
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(embedAddress(parameters))
    const button = page.getByRole('button', { name: 'Lancer la visite' })
    expect(await button.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      '0s',
    )
  })

  it('appears before the images and the font have loaded', async () => {
    const { context, page } = visits
    const waiting: string[] = []
    for (const slow of ['https://images.example/slow.svg*', '**/*.woff2'])
      await context.route(slow, (route) => void waiting.push(route.request().url()))
    const [logo, bg] = ['logo', 'photo'].map((name) => `https://images.example/slow.svg?${name}`)
    await page.goto(embedAddress({ ...parameters, logo: logo ?? '', bg: bg ?? '' }), {
      waitUntil: 'commit',
    })
    await page.getByRole('button', { name: 'Lancer la visite' }).waitFor()
    await page.getByRole('heading', { name: parameters.c }).waitFor()
    await eventually(() => waiting.length).toBe(3)
  })

  it('shows no placeholder for images that do not load', async () => {
    const { page } = visits
    const missing = 'https://images.example/missing.png'
    await page.goto(embedAddress({ ...parameters, logo: missing, bg: missing }))
    await page.getByRole('button', { name: 'Lancer la visite' }).waitFor()
    await eventually(() => page.locator('img').count()).toBe(0)
  })

  it('is in French, and says when the link names no tour', async () => {
    const { page } = visits
    await page.goto(embedAddress({ c: 'Agence Marchetti' }))
    await page.getByText('Ce lien ne contient pas d’identifiant de visite valide').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await expectFrench(page)
    expect(await page.getByRole('button', { name: 'Lancer la visite' }).count()).toBe(0)
  })
})

it('links to its oEmbed response, whose frame works on another website', async () => {
  const { context, page, url, foreignUrl } = visits
  const source = embedAddress(parameters)
  await page.goto(source)
  const discovery = page.locator('link[type="application/json+oembed"]')
  const href = (await discovery.getAttribute('href')) ?? ''
  expect(href).toContain(`${url}/oembed?`)
  expect(new URL(href).searchParams.get('url')).toBe(source)
  const website = await context.newPage()
  await website.goto(foreignUrl)
  const answer = await website.evaluate(async (address) => {
    const response = await fetch(address)
    const body = (await response.json()) as { html: string }
    document.body.innerHTML = body.html
    return body
  }, `${href}&maxwidth=640&maxheight=400`)
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Visite 3D – Agence Marchetti',
    width: 640,
    height: 360,
  })
  const inserted = website.frameLocator('iframe[title="Visite 3D – Agence Marchetti"]')
  await inserted.getByRole('button', { name: 'Lancer la visite' }).waitFor()
  await website.setViewportSize({ width: 336, height: 600 })
  const { width, height } = await website
    .locator('iframe[title="Visite 3D – Agence Marchetti"]')
    .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }))
  expect(width).toBeLessThanOrEqual(336)
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

it('loads at most 40 kB before play', async () => {
  const { page } = visits
  const { bytes } = await weighEmbed(page, embedAddress({ m: id, c: 'Agence Marchetti' }))
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThanOrEqual(40_000)
})
