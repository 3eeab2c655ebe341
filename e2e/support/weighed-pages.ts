import path from 'node:path'
import { demoIds } from '@org/api/memory'
import { budgetOf } from '@org/web/testing/budgets'
import { readScreens, type Screen } from '@org/web/testing/screens'
import type { Page } from 'playwright'

export type Visitor = 'nobody' | 'administrator' | 'employee'

/** A page and the size limit of its scripts. */
export interface WeighedPage {
  name: string
  path: string
  /** The intended maximum, in kB of 1000 bytes. */
  budget: number
  /**
   * Temporary maximum above `budget`. Once the page meets its budget, the test fails until `limit`
   * is removed.
   */
  limit?: number
  visitor: Visitor
  /** Resolves when the page is usable. */
  isUsable: (page: Page) => Promise<void>
  /**
   * True if the address does not determine all scripts: some depend on the visitor, or load when
   * idle.
   */
  hasLateScripts?: true
}

/** Returns the budget of a page of the signature product, by its name in the build. */
const budgetOfPage = (name: string) => budgetOf({ name, product: 'signature' })
const other = budgetOfPage('app')
const editor = budgetOfPage('editor-page')

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
const field = (label: string) => (page: Page) =>
  page.getByRole('main').getByLabel(label, { exact: true }).first().waitFor()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().waitFor()
const table = (page: Page) => page.getByRole('main').getByRole('row').nth(2).waitFor()
const preview = async (page: Page) => {
  await page.getByRole('main').locator('iframe').first().waitFor()
}
const both =
  (some: WeighedPage['isUsable'], more: WeighedPage['isUsable']) => async (page: Page) => {
    await some(page)
    await more(page)
  }

const forAdministrator = (
  name: string,
  path: string,
  isUsable: WeighedPage['isUsable'],
  options: Partial<WeighedPage> = {},
): WeighedPage => ({ name, path, budget: other, visitor: 'administrator', isUsable, ...options })

/** Options of pages with the editor, which loads its checks when editing pauses. */
const withEditor = { budget: editor, hasLateScripts: true } as const

/** Links to phone numbers and profiles of all kinds made the editor's pages 4 kB too large. */
const withPhoneRules = { ...withEditor, limit: 355 } as const

/**
 * Pages that `pagesOf` cannot derive: the address contains an id or matches no route, or `visitor`,
 * `budget` or `isUsable` differ from the defaults.
 */
const listedPages: readonly WeighedPage[] = [
  {
    name: 'landing',
    path: '/',
    budget: budgetOfPage('landing-page'),
    visitor: 'nobody',
    isUsable: both(
      async (page) => page.getByRole('link', { name: 'Commencer' }).waitFor(),
      preview,
    ),
  },
  {
    name: 'install',
    path: `/user/${demoIds.installKeys.member}/install-email`,
    budget: budgetOfPage('install-page'),
    visitor: 'nobody',
    isUsable: both(button('Copier la signature'), preview),
  },
  {
    name: 'install, information missing',
    path: `/user/${demoIds.installKeys.incomplete}/install-email`,
    budget: budgetOfPage('install-page'),
    visitor: 'nobody',
    isUsable: both(field('Poste'), preview),
  },
  {
    name: 'sign-in',
    path: '/auth/sign-in',
    budget: budgetOfPage('sign-in-page'),
    visitor: 'nobody',
    isUsable: field('Email'),
  },
  {
    name: 'sign-in',
    path: '/login',
    budget: budgetOfPage('sign-in-page'),
    visitor: 'nobody',
    isUsable: field('Email'),
  },
  {
    name: 'wizard',
    path: '/create-signature-company',
    ...withEditor,
    budget: budgetOfPage('wizard-page'),
    visitor: 'nobody',
    isUsable: preview,
  },
  {
    name: 'not found',
    path: '/nowhere',
    budget: other,
    visitor: 'nobody',
    isUsable: async (page) => page.getByRole('heading', { name: 'NOT FOUND' }).waitFor(),
  },
  {
    name: 'callback of the photo network',
    path: '/photo-network',
    budget: other,
    visitor: 'nobody',
    isUsable: heading('Connexion à Instagram'),
  },
  {
    name: 'own organisation',
    path: '/auth/own-organisation',
    budget: other,
    visitor: 'employee',
    isUsable: async (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    hasLateScripts: true,
  },
  {
    name: 'names after an identity sign-in, without an identity service',
    path: '/auth/onboarding',
    budget: other,
    visitor: 'employee',
    isUsable: async (page) => page.getByRole('heading', { name: 'NOT FOUND' }).waitFor(),
    hasLateScripts: true,
  },
  {
    name: 'home of an employee',
    path: '/home',
    budget: other,
    visitor: 'employee',
    isUsable: heading(/./),
    hasLateScripts: true,
  },
  forAdministrator('home', '/home', field('Nom'), { hasLateScripts: true }),
  forAdministrator('profile', '/profile', field('Email')),
  forAdministrator('unauthorized', '/unauthorized', heading(/./)),
  forAdministrator('deploy', '/deploy', button(/^Deploy /)),
  forAdministrator('deploy, employees', '/deploy?tab=users', table),
  forAdministrator('signatures', '/signatures', preview),
  forAdministrator(
    'new signature',
    '/signatures/new',
    both(field('Nom de la signature'), preview),
    withPhoneRules,
  ),
  forAdministrator(
    'signature',
    `/signature/demo-template-2`,
    both(field('Nom de la signature'), preview),
    withPhoneRules,
  ),
  forAdministrator('editor, experiment', '/experiments/signature-editor', preview, {
    ...withEditor,
    budget: budgetOfPage('editor-experiment'),
  }),
  forAdministrator('employees', '/users', table),
  forAdministrator('banners', '/banners', table),
  forAdministrator('teams', '/teams', table),
  forAdministrator('team', `/team/${demoIds.teams.global}`, heading(/^Equipe /)),
  forAdministrator('audit log', '/audit', table),
]

const opens = (route: string, { path: address }: WeighedPage) =>
  new RegExp(`^/?${route.replace(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, ''))

/**
 * Returns the pages of a screen that are not in `listedPages`. They count as usable once they show
 * their heading.
 */
const pagesOf = ({ name, place, routes }: Screen): WeighedPage[] =>
  routes
    .filter((route) => !listedPages.some((page) => opens(route, page)))
    .map((route) => {
      if (route.includes(':')) throw new Error(`weighed-pages.ts lists no address of ${route}`)
      const page = forAdministrator(name, `/${route}`, heading(/./))
      return place === 'visited' ? { ...page, visitor: 'nobody' } : page
    })

const root = path.resolve(import.meta.dirname, '../..')

/** All pages of the signature product. */
export const weighedPages: readonly WeighedPage[] = [
  ...listedPages,
  ...readScreens(root, 'apps/signature/src').flatMap(pagesOf),
]
