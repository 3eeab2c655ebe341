import type { ApiOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { returnIds, returnsWorld } from '#testing/returns'
import { product } from './product.ts'
import { openPage, type OpenedPage } from './testing/open-page.ts'

interface KeptForm {
  form: string
  path: string
  api: ApiOptions
  /** Whether the Bastille centre is selected. */
  hasCentre?: boolean
  /** Buttons to press, in order, to open the form. */
  presses?: readonly string[]
  field: string
  typed?: string
}

const { bastille } = stockIds.centres
const { gloves } = catalogueIds.products
const { medipro } = catalogueIds.suppliers

const forms: KeptForm[] = [
  { form: 'a new centre', path: '/centre/create', api: catalogueApi, field: 'Nom' },
  { form: 'a centre', path: `/centre/${bastille}`, api: catalogueApi, field: 'Nom' },
  { form: 'a new supplier', path: '/supplier/create', api: catalogueApi, field: 'Nom' },
  { form: 'a supplier', path: `/supplier/${medipro}`, api: catalogueApi, field: 'Nom' },
  {
    form: 'a client number',
    path: `/supplier/${medipro}`,
    api: catalogueApi,
    hasCentre: true,
    field: 'Numéro client',
  },
  {
    form: 'a new category',
    path: '/product-categories/create',
    api: catalogueApi,
    field: 'Nom',
  },
  { form: 'a new product', path: '/product/create', api: catalogueApi, field: 'Nom' },
  { form: 'a product', path: `/product/${gloves}`, api: catalogueApi, field: 'Nom' },
  {
    form: 'a product’s thresholds',
    path: `/product/${gloves}`,
    api: catalogueApi,
    hasCentre: true,
    field: 'Seuil de commande',
    typed: '7',
  },
  {
    form: 'a new practitioner',
    path: '/praticien/create',
    api: peopleApi,
    hasCentre: true,
    field: 'Nom',
  },
  {
    form: 'a practitioner',
    path: `/praticien/${peopleIds.praticiens.haddad}`,
    api: peopleApi,
    field: 'Nom',
  },
  { form: 'a new user', path: '/user/create', api: peopleApi, field: 'Nom' },
  { form: 'a user', path: `/user/${peopleIds.manager}`, api: peopleApi, field: 'Nom' },
  {
    form: 'the mail of an order',
    path: `/command/${orderIds.created}`,
    api: ordersWorld,
    hasCentre: true,
    presses: ['Envoyer au fournisseur'],
    field: 'Message',
  },
  {
    form: 'a reception',
    path: `/command/${orderIds.sent}`,
    api: ordersWorld,
    hasCentre: true,
    presses: ['Receptionner'],
    field: 'Lot',
  },
  {
    form: 'the edit mode of a return',
    path: `/commandreturn/${returnIds.created}`,
    api: returnsWorld,
    hasCentre: true,
    presses: ['Modifier'],
    field: 'Unités de Gants nitrile M',
    typed: '12',
  },
]

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

async function open({ path, api, hasCentre, presses = [] }: Omit<KeptForm, 'form' | 'field'>) {
  writeCentre(stockIds.superAdmin, hasCentre === true ? bastille : null)
  opened = await openPage(path, { ...api, userId: stockIds.superAdmin })
  for (const name of presses) await page.getByRole('button', { name }).click()
}

/** Types into the first field with that label, and leaves it. */
async function type(label: string, text: string) {
  const field = page.getByRole('textbox', { name: label }).first()
  await field.fill(text)
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const valueOf = (label: string) =>
  expect.element(page.getByRole('textbox', { name: label }).first())

const resumed = () => page.getByText('Votre travail non enregistré est de retour')

describe.each(forms)('$form', ({ field, typed = 'À moitié saisi', ...form }) => {
  it('keeps what was typed across a reload, until it is discarded', async () => {
    await open(form)
    await type(field, typed)
    await opened.reload()
    await expect.element(resumed()).toBeVisible()
    await valueOf(field).toHaveValue(typed)
    await page.getByRole('button', { name: 'Abandonner cette saisie' }).click()
    await valueOf(field).not.toHaveValue(typed)
    await opened.reload()
    await valueOf(field).toBeVisible()
    await valueOf(field).not.toHaveValue(typed)
    expect(resumed().elements()).toEqual([])
  })

  it('keeps what was typed when the session expires', async () => {
    await open(form)
    await type(field, typed)
    opened.expire()
    await expect
      .element(page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' }))
      .toBeVisible()
    expect(document.querySelectorAll('input, textarea').length).toBeGreaterThan(0)
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    expect(values.map(({ value }) => value)).toContain(typed)
  })
})

it('restores the draft of a new practitioner only in the centre in which it was typed', async () => {
  const practitioner = { path: '/praticien/create', api: peopleApi, hasCentre: true }
  await open(practitioner)
  await type('Nom', 'Dr Roux')
  writeCentre(stockIds.superAdmin, stockIds.centres.lyon)
  await opened.reload()
  await valueOf('Nom').toHaveValue('')
  writeCentre(stockIds.superAdmin, bastille)
  await opened.reload()
  await valueOf('Nom').toHaveValue('Dr Roux')
})

const gloveBoxes = 'Boîtes de Gants nitrile M'
const created = { path: `/command/${orderIds.created}`, api: ordersWorld, hasCentre: true }

/** Selects the supplier of a new order or return. */
async function selectSupplier() {
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
  await page.getByRole('option', { name: 'Médipro Santé' }).click()
}

describe('dialogs and edit modes', () => {
  it('keep the supplier and the quantities of a new order across a reload', async () => {
    const presses = ['Nouvelle commande']
    await open({ path: '/commands', api: ordersWorld, hasCentre: true, presses })
    await selectSupplier()
    await type(gloveBoxes, '4')
    await opened.reload()
    await expect.element(resumed()).toBeVisible()
    await valueOf(gloveBoxes).toHaveValue('4')
    await page.getByRole('button', { name: 'Créer la commande' }).click()
    await expect.element(page.getByText(/4 boîtes/)).toBeVisible()
  })

  it('ask for confirmation before a new order is closed, and then discard its input', async () => {
    const presses = ['Nouvelle commande']
    await open({ path: '/commands', api: ordersWorld, hasCentre: true, presses })
    await selectSupplier()
    await page.getByRole('button', { name: 'Annuler' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Oui' }).click()
    await page.getByRole('button', { name: 'Nouvelle commande' }).click()
    const supplier = page.getByRole('combobox', { name: 'Fournisseur' })
    await expect.element(supplier).toHaveValue('')
  })

  it('keep the changed number of boxes in an order across a reload', async () => {
    await open({ ...created, presses: ['Modifier', 'Ajouter une boîte de Gants nitrile M'] })
    await expect.element(page.getByText(/4 boîtes/)).toBeVisible()
    await opened.reload()
    await expect.element(resumed()).toBeVisible()
    await expect.element(page.getByText(/4 boîtes/)).toBeVisible()
  })

  it('keep the changed number of boxes in an order when the session expires', async () => {
    await open({ ...created, presses: ['Modifier', 'Ajouter une boîte de Gants nitrile M'] })
    await expect.element(page.getByText(/4 boîtes/)).toBeVisible()
    opened.expire()
    const signIn = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await expect.element(signIn).toBeVisible()
    expect(document.body.textContent).toContain('4 boîtes')
  })

  it('keep the category of a new count across a reload', async () => {
    const presses = ['Nouvel inventaire']
    await open({ path: '/stock/counts', api: catalogueApi, hasCentre: true, presses })
    await page.getByRole('button', { name: /Produits à compter/ }).click()
    await page.getByRole('option', { name: 'Gants et protection' }).click()
    await opened.reload()
    await expect.element(resumed()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Gants et protection/ })).toBeVisible()
  })
})
