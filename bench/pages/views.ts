import type { Page } from 'playwright'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { openSignedIn } from '../../e2e/support/session.ts'
import { demoIds } from '@org/api/memory'
import type { FilledServer } from './filled-server.ts'

/**
 * A list, dialog or action whose result is timed. Its functions return the milliseconds until the
 * result is rendered.
 */
export interface View {
  name: string
  /**
   * For a list with its own URL, navigates there, which reloads the whole application. For any
   * other view, performs its action.
   */
  open(page: Page): Promise<number>
  /** Opens the view by a link on another page; null if there is no link. */
  follow(page: Page): Promise<number | null>
}

/**
 * Describes a list with its own address. It is opened by this address and by a link on the
 * company's page.
 */
function list(name: string, address: string, selector: string, least: number, link?: string): View {
  return {
    name,
    async open(page) {
      await page.goto(address, { waitUntil: 'commit' })
      await untilReady(page, selector, least)
      return page.evaluate(() => performance.now())
    },
    async follow(page) {
      if (link === undefined) return null
      await page.goto('/home')
      await page.getByRole('heading', { name: 'Votre société' }).waitFor()
      await page.waitForLoadState('networkidle')
      return act(page, selector, least, () =>
        page.getByRole('link', { name: link, exact: true }).click(),
      )
    },
  }
}

/** Describes an action on a table of employees; done when the rows have changed. */
function onEmployees(
  name: string,
  action: (page: Page) => Promise<void>,
  address = '/users',
): View {
  const selector = rowSelector
  return {
    name,
    async open(page) {
      await page.goto(address, { waitUntil: 'commit' })
      await untilReady(page, selector, 20)
      await page.waitForLoadState('networkidle')
      const former = await page.locator(selector).nth(1).innerText()
      const start = await page.evaluate(() => performance.now())
      await action(page)
      await page.waitForFunction(
        ([rows, text]) => {
          const row = document.querySelectorAll<HTMLElement>(rows ?? '').item(1)
          return row !== null && row.innerText !== text
        },
        [selector, former],
        { polling: 'raf' },
      )
      return page.evaluate((since) => performance.now() - since, start)
    },
    follow: () => Promise.resolve(null),
  }
}

/**
 * Describes a dialog or list opened over the company's page; done when at least `least` of its
 * elements are rendered.
 */
function overPage(
  name: string,
  action: (page: Page) => Promise<void>,
  selector: string,
  least: number,
): View {
  return {
    name,
    async open(page) {
      await page.goto('/home')
      await page.getByRole('heading', { name: 'Votre société' }).waitFor()
      await page.waitForLoadState('networkidle')
      const start = await page.evaluate(() => performance.now())
      await action(page)
      await page.waitForFunction(
        ([wanted, count]) => document.querySelectorAll(wanted).length >= count,
        [selector, least] as const,
        { polling: 'raf' },
      )
      return page.evaluate((since) => performance.now() - since, start)
    },
    follow: () => Promise.resolve(null),
  }
}

const rowSelector = 'main table tbody tr'
const deployedPeople = '/deploy?tab=users'

export const views: readonly View[] = [
  list('employees', '/users', rowSelector, 20, 'Employes'),
  onEmployees('employees: a word searched (with the pause after typing)', async (page) => {
    await page.getByRole('main').getByRole('searchbox').fill('lef')
  }),
  onEmployees('employees: ordered by team', async (page) => {
    await page.getByRole('main').getByRole('button', { name: /^Team/ }).first().click()
  }),
  onEmployees('employees: next page', async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Page suivante' }).click()
  }),
  list('teams', '/teams', rowSelector, 10, 'Equipes'),
  list('banners', '/banners', 'li, tr', 20, 'Bannieres'),
  list('signatures', '/signatures', 'iframe', 3, 'Signatures'),
  list('deploy: teams', '/deploy', 'h2', 20, 'Deploiement'),
  list('deploy: employees', deployedPeople, rowSelector, 20),
  onEmployees(
    'deploy: employees, ordered by state',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: /^État/ }).click()
    },
    deployedPeople,
  ),
  list(
    'deploy: employees who have installed',
    `${deployedPeople}&users.filter.status=choice:Installé`,
    rowSelector,
    20,
  ),
  list('team page, 5,000 members', `/team/${demoIds.teams.global}`, 'li', 20),
  overPage(
    'search over everything (with the pause after typing)',
    (page) => page.getByRole('searchbox', { name: 'Recherche' }).fill('lef'),
    'h2 + ul > li > a[href*="/users"]',
    1,
  ),
  overPage(
    'notifications',
    (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    '[role="dialog"] li',
    50,
  ),
]

/** Waits until the elements are rendered and nothing is loading. */
async function untilReady(page: Page, selector: string, least: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, count]) => {
      const main = document.querySelector('main')
      const isLoading = main?.querySelector('[aria-label="Chargement…"], [aria-busy="true"]')
      return main !== null && !isLoading && main.querySelectorAll(wanted).length >= count
    },
    [selector, least] as const,
    { polling: 'raf' },
  )
}

async function act(
  page: Page,
  selector: string,
  least: number,
  action: () => Promise<void>,
): Promise<number> {
  const start = await page.evaluate(() => performance.now())
  await action()
  await untilReady(page, selector, least)
  return page.evaluate((since) => performance.now() - since, start)
}

/** Opens a signed-in page of the server in Chromium. */
export async function openPages({ url, auth }: FilledServer) {
  const browser = await launchBrowser()
  const page = await openSignedIn(browser, url, auth, { baseURL: url })
  return { page, version: browser.version(), close: () => browser.close() }
}
