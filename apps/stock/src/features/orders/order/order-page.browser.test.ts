import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { drawGs1, fakeCamera } from '#shared/scanner/camera/camera.fixture.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const { bastille } = stockIds.centres
const { gloves, articaine } = catalogueIds.products

/** The orders that these tests add, by id: the state and the only line of each. */
const orders: Record<string, { status: 'created' | 'sent'; product_id: string; qty: number }> = {
  'almost-full': { status: 'created', product_id: gloves, qty: 1_099_950 },
  'without-need': { status: 'created', product_id: articaine, qty: 0 },
  'sent-without': { status: 'sent', product_id: articaine, qty: 50 },
}

const ordersApi: ApiOptions = {
  ...ordersWorld,
  userId: stockIds.superAdmin,
  async prepare(adapters) {
    await ordersWorld.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    await stock.centres.update(bastille, { reply_to: 'stock@bastille.example' })
    await stock.products.update(catalogueIds.products.mask, { is_archived: true })
    for (const [id, { status, product_id, qty }] of Object.entries(orders)) {
      await stock.commands.insert({
        id,
        status,
        centre_id: bastille,
        supplier_id: catalogueIds.suppliers.medipro,
        lines: [{ product_id, qty, qty_received: null, is_changed_by_hand: false }],
        is_sending: id === 'without-need',
        send_error: '',
        send_count: 0,
        origin_command_id: id === 'sent-without' ? orderIds.received : null,
        ordonnances: [],
        created_at: storyTime,
        updated_at: storyTime,
      })
    }
  },
}

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  writeCentre(stockIds.superAdmin, bastille)
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

const open = async (address: string) => {
  opened = await openPage(`/command/${address}`, ordersApi)
  await expect.element(page.getByRole('heading', { name: /^Commande / })).toBeVisible()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (name: string) => page.getByRole('textbox', { name }).first()
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()
const isAbsent = (text: string | RegExp) => expect(page.getByText(text).elements()).toEqual([])
const sent = (method: string) => opened.world.requests.filter((one) => one.method === method)

/** Changes a quantity through the API, as somebody else would. */
async function setElsewhere(qty: number) {
  const { auth, fetch } = opened.world
  const headers = {
    'Content-Type': 'application/json',
    'X-access-token': auth?.access_token ?? '',
  }
  const body = JSON.stringify({ products: [{ id: gloves, qty }] })
  const path = `${location.origin}/api/stock/command/${orderIds.created}`
  const answer = await fetch(new Request(path, { method: 'PATCH', headers, body }))
  expect(answer.status).toBe(200)
}

describe('the address of an order', () => {
  it.each(['edit', 'delete', 'send'])(
    'does not open the dialog %s once the order is sent',
    async (dialog) => {
      await open(`${orderIds.sent}?dialog=${dialog}`)
      await shows('Receptionner')
      isAbsent('Annuler')
      expect(page.getByRole('dialog').elements()).toEqual([])
      expect(page.getByRole('alertdialog').elements()).toEqual([])
    },
  )

  it('does not open the reception before the order is sent', async () => {
    await open(`${orderIds.created}?dialog=receive`)
    await shows('Modifier')
    expect(page.getByRole('dialog').elements()).toEqual([])
  })
})

describe('an order', () => {
  it('links to its original order, if it is a follow-up', async () => {
    await open('sent-without')
    const origin = page.getByRole('link', { name: 'Voir la commande d’origine' })
    await expect.element(origin).toHaveAttribute('href', `/command/${orderIds.received}`)
    opened.close()
    await open(orderIds.sent)
    isAbsent('Voir la commande d’origine')
  })

  it('says that its mail is being sent', async () => {
    await open('without-need')
    await shows('Envoi en cours')
  })

  it('asks for no ordonnance once it is sent', async () => {
    await open('sent-without')
    await shows('Aucune ordonnance.')
    isAbsent(/Une ordonnance manque/)
  })

  it('asks for no ordonnance for a product whose ordered quantity is 0', async () => {
    await open('without-need')
    await shows('Aucune ordonnance.')
    isAbsent(/Une ordonnance manque/)
  })

  it('limits the units of a line to what the API accepts', async () => {
    await open('almost-full?dialog=edit')
    await press('Ajouter une boîte de Gants nitrile M')
    await press('Ajouter une boîte de Gants nitrile M')
    await shows(/^1100000 unités/)
  })

  it('is saved against the newest revision if somebody else’s save has changed no quantity', async () => {
    await open(`${orderIds.created}?dialog=edit`)
    await press('Ajouter une boîte de Gants nitrile M')
    await setElsewhere(300)
    await press('Enregistrer')
    await shows('Modifier')
    await shows(/4 boîtes/)
  })

  it('is not saved until the person has seen the changes of somebody else', async () => {
    await open(`${orderIds.created}?dialog=edit`)
    await press('Retirer une boîte de Masques chirurgicaux type IIR')
    await setElsewhere(200)
    await press('Enregistrer')
    await shows(/Gants nitrile M : 3 boîtes devient 2 boîtes/)
    await new Promise((resolve) => setTimeout(resolve, 300))
    // Two saves: that of somebody else, and the person's own, which was refused.
    expect(sent('PATCH')).toHaveLength(2)
  })
})

describe('the camera, pointed at a nearly empty box', () => {
  it('adds only one box of the product while it keeps seeing the same label', async () => {
    const camera = fakeCamera()
    onTestFinished(camera.remove)
    await open('sent-without')
    isAbsent('Scanner avec la caméra')
    opened.close()

    await open(orderIds.failed)
    await press('Scanner avec la caméra')
    await camera.show(drawGs1('(01)03760123450003(10)A17'))
    await expect.element(page.getByText('+ 100 unités'), { timeout: 10_000 }).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(sent('PATCH')).toHaveLength(1)
    isAbsent(/Déjà dans la commande/)
    await press('Fermer la caméra')
    expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  })
})

describe('a scan that was not answered', () => {
  it('is looked up again after a reload, and adds its box', async () => {
    await open(orderIds.failed)
    const { world } = opened
    const { fetch } = world
    world.fetch = (request) =>
      request.url.includes('product-of-code')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(request)
    scanOn('us', '3760123450003')
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(sent('PATCH')).toEqual([])
    world.fetch = fetch
    await opened.reload()
    await shows('+ 100 unités')
    expect(sent('PATCH')).toHaveLength(1)
  })
})

describe('the mail of an order', () => {
  it('names the address that receives replies', async () => {
    await open(`${orderIds.created}?dialog=send`)
    await shows(/Les réponses arrivent à stock@bastille.example/)
  })

  it.each(['Adresse du fournisseur', 'Objet', 'Message'])(
    'is not sent without %s',
    async (name) => {
      await open(`${orderIds.created}?dialog=send`)
      await field(name).fill(' ')
      await press('Envoyer')
      await expect.element(field(name)).toHaveAccessibleDescription(/Ne peut pas être vide/)
      expect(sent('POST')).toEqual([])
    },
  )

  it('reports an invalid address at its field, and sends nothing', async () => {
    await open(`${orderIds.created}?dialog=send`)
    await field('Adresse du fournisseur').fill('commandes@')
    await press('Envoyer')
    await expect
      .element(field('Adresse du fournisseur'))
      .toHaveAccessibleDescription(/Mauvais format d'email/)
    isAbsent(/must be/)
    expect(sent('POST')).toEqual([])
    await field('Adresse du fournisseur').fill('commandes@medipro.example')
    await press('Envoyer')
    await shows('La commande part au fournisseur')
  })
})

describe('an archived product of an order', () => {
  it('is named before the order is sent', async () => {
    await open(`${orderIds.created}?dialog=send`)
    await shows('Un produit de la commande est archivé : Masques chirurgicaux type IIR.')
  })
})

describe('a reception', () => {
  const validate = `/api/stock/command/${orderIds.sent}/validate`
  const scan = async (text: string) => {
    await field('Code du produit').fill(text)
    await press('Compter')
  }

  it('asks for confirmation before it receives an expired lot', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    const button = page.getByRole('button', { name: 'Valider la réception' })
    await press('Tout est arrivé')
    await expect.element(button).toBeEnabled()
    await page.getByLabelText('Péremption').first().fill('2020-01-31')
    await shows(/Ce lot est périmé depuis le 31\/01\/2020/)
    await expect.element(button).toBeDisabled()
    await press('Oui, le recevoir')
    await expect.element(button).toBeEnabled()
    // Another expiry date means another lot, which needs its own confirmation.
    await page.getByLabelText('Péremption').first().fill('2020-02-29')
    await expect.element(button).toBeDisabled()
    await press('Oui, le recevoir')
    await press('Valider la réception')
    await shows('Réception enregistrée')
  })

  it('asks for the lot of a label that lost its separator', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await scan('011340093000001110OLD117200131')
    await shows(/ne dit pas avec certitude son lot/)
    const button = page.getByRole('button', { name: 'Valider la réception' })
    await expect.element(button).toBeDisabled()
    await press('Continuer sans lot')
    await expect.element(button).toBeEnabled()
  })

  it('counts an archived product only if it was ordered', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await scan('MASQ-IIR-50')
    await shows(/^\+ 1 unité/)
    opened.close()
    await open('sent-without?dialog=receive')
    await scan('MASQ-IIR-50')
    await shows(/est archivé/)
  })

  it('says why a label is not accepted, and counts nothing', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await scan('(01)13400930000012')
    await shows('Le chiffre de contrôle est faux : scannez de nouveau')
    await scan(']d210A17')
    await shows('Cette étiquette ne nomme pas de produit : scannez celle de la boîte')
    await shows(/^2 scans ne sont pas comptés/)
  })

  it('multiplies the units of a box by the number of boxes that the label states', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await scan('(01)13400930000011(37)3')
    await shows('+ 300 unités')
  })

  it('keeps its booking id when it is sent again, even after a reload', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    const { world } = opened
    const { fetch } = world
    const ids: string[] = []
    world.fetch = async (request) => {
      if (!request.url.endsWith(validate)) return fetch(request)
      const body = (await request.clone().json()) as { bookingId: string }
      ids.push(body.bookingId)
      return ids.length === 1
        ? Response.json({ message: 'crashed' }, { status: 500 })
        : fetch(request)
    }
    await scan('13400930000011')
    await shows('+ 100 unités')
    await press('Valider la réception')
    await press('Oui')
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await opened.reload()
    await press('Valider la réception')
    await press('Oui')
    await shows('Réception enregistrée')
    await shows(/commandes? pour ce qui manque/)
    expect(ids).toEqual([ids[0], ids[0]])
  })

  it('says how many more or fewer units were received than ordered', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await page.getByRole('textbox', { name: 'Unités reçues' }).first().fill('150')
    await page.getByRole('textbox', { name: 'Unités reçues' }).last().fill('101')
    await press('Valider la réception')
    await shows('Manque 50 unités')
    await shows('1 unité en plus')
  })

  it('offers no follow-up when everything has arrived', async () => {
    await open(`${orderIds.sent}?dialog=receive`)
    await press('Tout est arrivé')
    await press('Valider la réception')
    await shows('Réception enregistrée')
    isAbsent(/pour ce qui manque/)
  })
})
