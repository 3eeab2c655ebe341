import type { Page } from 'playwright'
import type { Measured } from '../lib/goal.ts'
import { idOf } from './sizes.ts'
import { type Shown, timeFrom, timeUntil } from './slow-page.ts'

const rounds = 20
const goal = 1000
const row = 'main table tbody tr'
const rows: Shown = { selector: row, least: 20 }

type Sample = (page: Page, round: number) => Promise<number>

/** Measures a view several times. The first two rounds are not counted. */
async function measured(page: Page, measure: string, sample: Sample): Promise<Measured> {
  const samples: number[] = []
  for (let round = -2; round < rounds; round += 1) {
    const took = await sample(page, round + 2)
    if (round >= 0) samples.push(took)
  }
  return { measure, goal, samples, share: 0.95 }
}

/** Opens the stock list and waits until it is idle. */
async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/stock${query}`)
  await timeUntil(page, query === '' ? rows : { ...rows, least: 1 })
  await page.waitForLoadState('networkidle')
}

const firstRowsByAddress: Sample = async (page) => {
  await page.goto('/stock', { waitUntil: 'commit' })
  return timeUntil(page, rows)
}

const firstRowsByLink: Sample = async (page) => {
  await page.goto('/praticiens')
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Stock', exact: true })
  return timeFrom(page, 'click', rows, () => link.first().click())
}

const searched = ['gel', 'comp', 'mas', 'rés', 'fil']

const search: Sample = async (page, round) => {
  const word = searched[round % searched.length] ?? ''
  if (round === 0) await openList(page)
  const box = page.getByRole('main').getByRole('searchbox')
  const start = word.charAt(0).toUpperCase() + word.slice(1)
  return timeFrom(page, 'input', { ...rows, words: [start] }, () => box.fill(word))
}

const statuses = ['Rupture', 'À commander', 'Suffisant']

const filter: Sample = async (page, round) => {
  const status = statuses[round % statuses.length] ?? ''
  if (round === 0) {
    await openList(page)
    await page.getByRole('button', { name: /^Filtres/ }).click()
  }
  const choice = page.locator('label', { hasText: new RegExp(`^${status}$`) })
  const filtered = { ...rows, words: [status] }
  const took = await timeFrom(page, 'click', filtered, () => choice.click())
  await choice.click()
  await page.getByRole('button', { name: 'Filtres', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  return took
}

const sort: Sample = async (page, round) => {
  if (round === 0) await openList(page)
  const first = await page.locator(row).first().textContent()
  const heading = page.getByRole('main').getByRole('button', { name: /^Péremption/ })
  return timeFrom(page, 'click', { ...rows, not: first ?? '' }, () => heading.first().click())
}

const mostMoved = `/stock/${idOf('product', 1)}`
/** The rows of the movements and the paths of their chart. */
const movements: Shown = { selector: `main svg[role="img"] path, ${row}`, least: 20 }

const productByAddress: Sample = async (page) => {
  await page.goto(mostMoved, { waitUntil: 'commit' })
  return timeUntil(page, movements)
}

const productByLink: Sample = async (page) => {
  await openList(page, '?search=Masques chirurgicaux M 00001')
  const link = page.locator(`${row} a[href$="${mostMoved}"]`)
  return timeFrom(page, 'click', movements, () => link.click())
}

/** Measures the stock list and the page of the product with the most movements. */
export async function measureLists(page: Page, onMeasured: (measured: Measured) => void) {
  const samples: [string, Sample][] = [
    ['stock list: first rows, opened by its address', firstRowsByAddress],
    ['stock list: first rows, from another page', firstRowsByLink],
    ['stock list: a word searched', search],
    ['stock list: filtered by status', filter],
    ['stock list: sorted by expiry', sort],
    ['product with the most movements, opened by its address', productByAddress],
    ['product with the most movements, from the list', productByLink],
  ]
  for (const [name, sample] of samples) onMeasured(await measured(page, name, sample))
}
