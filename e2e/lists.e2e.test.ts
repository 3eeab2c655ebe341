import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { type Hands, keysOf, watchPointers } from './support/hands.ts'
import { tabTo } from './support/keyboard.ts'
import { runDemo } from './support/running.ts'

const demo = runDemo()
let page: Page
let hands: Hands
let pointers: () => string[]

beforeAll(async () => {
  page = await demo.open(await demo.enter(), '/signatures')
  pointers = await watchPointers(page)
  hands = keysOf(page)
})
afterAll(() => page.context().close())

const goTo = (path: string) => page.goto(demo.server.url + path)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** Whether focus is inside the page’s main content rather than lost. */
const isInContents = () =>
  page.evaluate(() => document.activeElement?.closest('main') != null && document.hasFocus())
const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

describe('the lists with only the keyboard', () => {
  it('lets users skip the navigation at the first tab stop', async () => {
    await goTo('/users')
    await link('Inès Benali').waitFor()
    const skip = link('Aller au contenu')
    await tabTo(page, skip)
    await page.keyboard.press('Enter')
    await tabTo(page, button('Importer une liste'))
    expect(await isInContents()).toBe(true)
  })

  it('opens an employee by the name, and returns focus to the name after closing', async () => {
    await goTo('/users?search=benali')
    await hands.press(link('Inès Benali'))
    const dialog = page.getByRole('dialog', { name: 'Modifier un employé' })
    await dialog.waitFor()
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await eventually(holdsFocus).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => hasFocus(link('Inès Benali'))).toBe(true)
  })

  it('keeps focus in the page after a deletion', async () => {
    await goTo('/users?search=weber')
    await hands.press(page.getByRole('button', { name: /^Supprimer / }).first())
    await hands.press(button('Yes'))
    await page.getByText('deleted').waitFor()
    await eventually(isInContents).toBe(true)
  })

  it('selects people with Space and moves them', async () => {
    await goTo('/users?search=barbier')
    await link('Zoé Barbier').waitFor()
    await page.getByRole('rowheader').first().focus()
    await page.keyboard.press(' ')
    await hands.press(button('Changer d’équipe'))
    const dialog = page.getByRole('alertdialog')
    await tabTo(page, dialog.getByRole('button', { name: /Équipe/ }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Service')
    await page.keyboard.press('Enter')
    await hands.press(button('Yes'))
    await page.getByText('1 employé a changé d’équipe').waitFor()
    await page.getByRole('gridcell', { name: 'Service client' }).waitFor()
    await eventually(isInContents).toBe(true)
  })

  it('opens a team, a signature and a banner by their names', async () => {
    await goTo('/teams')
    await hands.press(link('Service client'))
    await page.getByRole('heading', { level: 1, name: /Service client/ }).waitFor()
    await goTo('/signatures?view=list')
    await hands.press(link('Studio'))
    await page.waitForURL('**/signature/demo-template-3')
    await goTo('/banners')
    await hands.press(page.getByRole('rowheader').getByRole('link').first())
    await page.getByRole('dialog', { name: 'Modifier une bannière' }).waitFor()
  })

  it('has received no pointer event in any test of this group', () => {
    expect(pointers()).toEqual([])
  })
})

describe('the list of banners', () => {
  it('does not scroll horizontally in a viewport 1200 pixels wide', async () => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await goTo('/banners')
    const grid = page.getByRole('grid')
    await grid.waitFor()
    const [content, box] = await grid.evaluate((element) => [
      element.scrollWidth,
      element.parentElement?.clientWidth ?? 0,
    ])
    expect(content).toBeLessThanOrEqual(box)
  })
})

describe('the lists with a mouse', () => {
  it('shows and hides a team’s members on clicks in the team’s row', async () => {
    await goTo('/deploy')
    const row = page
      .getByRole('listitem')
      .filter({ has: button('Voir les membres de Service client') })
    await row.getByText(/^\d+ membres$/).click()
    await row.getByRole('listitem').filter({ hasText: 'Agathe Vallet' }).waitFor()
    await row.getByRole('heading', { name: 'Service client' }).click()
    await row.getByText('Agathe Vallet').waitFor({ state: 'detached' })
  })

  it('opens the form of a person from the members of a team', async () => {
    await goTo('/team/demo-team-sales')
    await link('Inès Benali').click()
    const dialog = page.getByRole('dialog', { name: 'Modifier un employé' })
    expect(await dialog.getByLabel('Prénom').inputValue()).toBe('Inès')
  })
})
