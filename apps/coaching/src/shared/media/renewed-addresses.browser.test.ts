import { storyTime } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedSessionApi } from '#shared/testing/filmed-studio.ts'

const hours = 3600
const { exercices, sessions } = coachingIds

let opened: OpenedPage
let now = storyTime

beforeEach(async () => {
  now = storyTime
  await product.clearLocalData?.('logout')
  await product.preload?.()
})

afterEach(async () => {
  vi.restoreAllMocks()
  opened.close()
  await product.clearLocalData?.('logout')
})

const open = async (path: string) => {
  opened = await openPage(path, { ...filmedSessionApi, overrides: { clock: { now: () => now } } })
}

/**
 * Returns the expiry times, in seconds since 1970, of the addresses of the shown posters and images
 * (in editors, also of the videos).
 */
const expiries = () =>
  [...document.querySelectorAll('img, video')]
    .flatMap((one) => [one.getAttribute('src'), one.getAttribute('poster')])
    .flatMap((address) => {
      const query = new URLSearchParams(address?.split('?', 2)[1])
      return query.has('e') ? [Number(query.get('e'))] : []
    })

/** Advances the clocks of the server and the page, and acts as if the page became visible again. */
function pass(seconds: number): void {
  now += seconds
  const then = Date.now() + seconds * 1000
  vi.spyOn(Date, 'now').mockReturnValue(then)
  document.dispatchEvent(new Event('visibilitychange'))
}

/**
 * Expects that the page shows media, and that all their addresses stay valid for more than five
 * hours.
 */
async function expectValid(): Promise<void> {
  await expect.poll(() => expiries().length).toBeGreaterThan(0)
  await expect.poll(() => Math.min(...expiries()) - now).toBeGreaterThan(5 * hours)
}

const pages: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['the list of exercises', '/', async () => undefined],
  ['the editor of an exercise', `/exercices/${exercices.squats}`, async () => undefined],
  ['the editor of a session', `/training-sessions/${sessions.morning}`, async () => undefined],
  [
    'the picker of exercises',
    `/training-sessions/${sessions.morning}`,
    async () => {
      await page.getByRole('button', { name: /^Ajouter des exercices à/ }).click()
      await expect.element(page.getByRole('dialog').getByText('Gainage ventral')).toBeVisible()
    },
  ],
]

it.each(pages)('renews the posters of %s before they expire', async (_, path, prepare) => {
  await open(path)
  await prepare()
  await expectValid()
  const before = Math.max(...expiries())
  pass(5.5 * hours)
  await expectValid()
  expect(Math.min(...expiries())).toBeGreaterThan(before)
})
