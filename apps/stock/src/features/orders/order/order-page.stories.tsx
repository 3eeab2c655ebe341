import { productStory, storyTime, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { apiOf, lineOf, pathOf, press } from './order-stories.ts'

const story = productStory(product, { path: pathOf(orderIds.created), api: ordersWorld })

const meta: Meta = {
  title: 'Stock product/Orders/Order',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

export const Default: StoryObj = {
  name: '[3.2.21] [3.2.33] [3.4.01] Shows the order in boxes',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await expect(await context.canvas.findByText('Créée, non envoyée')).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('3 boîtes')
    await expect(await lineOf(context, /Masques/)).toHaveTextContent('1 boîte + 25 unités')
  },
}

export const Sends: StoryObj = {
  name: '[3.4.05] [3.7.22] [3.7.23] Sends the order with a mail that can be edited',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Envoyer au fournisseur')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /Objet/ })).toHaveValue(
      'Nouvelle commande pour Centre Bastille : C-75011-42',
    )
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ })
    await expect(text.value).toMatch(/^Bonjour/)
    await expect(text.value).toMatch(/3 x Gants nitrile M.*GN-M-100/)
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Envoyer' }))
    await expect(await canvas.findByText('La commande part au fournisseur')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Modifier' })).toBeNull())
    const posts = worldOf(context).requests.filter(({ method }) => method === 'POST')
    await expect(posts).toHaveLength(1)
    // Wait until the mail is sent: until then the page keeps reloading the order, which could
    // change it between two screenshots.
    await expect(await canvas.findByText('Envoyée')).toBeVisible()
  },
}

export const Mail: StoryObj = {
  name: 'Shows the mail before it is sent',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await press(context, 'Envoyer au fournisseur')
    await expect(
      await screen.findByRole('textbox', { name: /Adresse du fournisseur/ }),
    ).toHaveValue('service.client@medipro.example')
  },
}

export const NeedsOrdonnance: StoryObj = {
  name: 'Says which product needs an ordonnance, and does not send without it',
  parameters: { path: pathOf(orderIds.prescribed), variants: ['phone'] },
  play: async (context) => {
    const message = /Une ordonnance manque pour : Articaïne/
    await expect(await context.canvas.findByText(message)).toBeVisible()
    await press(context, 'Envoyer au fournisseur')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(message)).toBeVisible()
    await expect(
      await dialog.findByRole('textbox', { name: /Numéro client du centre/ }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  },
}

/** Picks a prescription on the page of an order. */
async function pickOrdonnance(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('button', { name: 'Ajouter une ordonnance' })
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('No file input')
  const bytes = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'
  const options = { type: 'application/pdf', lastModified: 1 }
  const files = [new File([bytes], 'ordonnance-dr-petit.pdf', options)]
  await fireEvent.change(input, { target: { files } })
}

export const AddsOrdonnance: StoryObj = {
  name: '[3.4.09] Adds an ordonnance to an order that is not sent, and removes it after a confirmation',
  parameters: { path: pathOf(orderIds.prescribed) },
  play: async ({ canvas, userEvent }) => {
    await pickOrdonnance(canvas)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Supprimer ordonnance-dr-petit.pdf' }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Aucune ordonnance.')).toBeVisible()
  },
}

const seenKeys: (string | null)[] = []

export const RepeatsOrdonnance: StoryObj = {
  name: 'Sends an ordonnance with the same key when it is picked again after a network failure',
  parameters: { path: pathOf(orderIds.prescribed), variants: ['phone'] },
  beforeEach: ({ msw }) => {
    seenKeys.length = 0
    msw.use(
      http.post(`${apiOf(orderIds.prescribed)}/ordonnances`, ({ request }) => {
        seenKeys.push(request.headers.get('idempotency-key'))
        return seenKeys.length === 1 ? HttpResponse.error() : undefined
      }),
    )
  },
  play: async ({ canvas }) => {
    await pickOrdonnance(canvas)
    await expect(await canvas.findByText(/^Connexion impossible/)).toBeVisible()
    await pickOrdonnance(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Ouvrir ordonnance-dr-petit.pdf' }),
    ).toBeVisible()
    await expect(seenKeys).toEqual([expect.any(String), seenKeys[0]])
  },
}

export const MailFailed: StoryObj = {
  name: 'Says that the mail has failed, and why',
  parameters: { path: pathOf(orderIds.failed), variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le mail n’est pas parti')).toBeVisible()
    await expect(canvas.getByText(/550 mailbox unavailable/)).toBeVisible()
  },
}

export const Sent: StoryObj = {
  name: '[3.2.35] Can be received once it is sent, and shows its history',
  parameters: { path: pathOf(orderIds.sent), variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Receptionner' })).toBeVisible()
    await expect(
      await canvas.findByText('Mail envoyé : service.client@medipro.example'),
    ).toBeVisible()
  },
}

export const SentIsFixed: StoryObj = {
  name: '[3.4.07] [3.4.10] [3.4.11] Cannot be changed, deleted or sent again once it is sent',
  parameters: { path: pathOf(orderIds.sent) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Receptionner' })
    for (const name of ['Modifier', 'Supprimer', 'Envoyer au fournisseur']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
    await expect(canvas.queryByRole('button', { name: 'Ajouter une ordonnance' })).toBeNull()
  },
}

export const Received: StoryObj = {
  name: '[3.2.34] Shows received over ordered quantities',
  parameters: { path: pathOf(orderIds.received), variants: ['phone'] },
  play: async (context) => {
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('100 / 200')
    await expect(await lineOf(context, /Masques/)).toHaveTextContent('50 / 50')
  },
}

export const BroughtIn: StoryObj = {
  name: 'Lists the lots that a received order brought in',
  parameters: { path: pathOf(orderIds.received), variants: ['dark'] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Lots reçus' })
    const lots = within(list).getAllByRole('listitem')
    await expect(lots.map(({ textContent }) => textContent)).toEqual([
      'Gants nitrile MLot G27-0412, péremption 30/04/202960 unités',
      'Gants nitrile MLot G27-0455, péremption 30/06/202940 unités',
      'Masques chirurgicaux type IIRSans lot50 unités',
    ])
  },
}

export const BroughtInFails: StoryObj = {
  name: 'Shows the order although its lots cannot be loaded',
  parameters: { path: pathOf(orderIds.received) },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${apiOf(orderIds.received)}/lots`, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('100 / 200')
    await expect(await context.canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const ExportsLines: StoryObj = {
  name: 'Exports the products with what was ordered and received',
  parameters: { path: pathOf(orderIds.received) },
  beforeEach: catchDownloads,
  play: async (context) => {
    await press(context, 'Exporter')
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toBe(
      'Référence fournisseur;Produit;Unités par boîte;Unités commandées;Unités reçues',
    )
    await expect(lines).toContain('GN-M-100;Gants nitrile M;100;200;100')
  },
}

export const ReturnsGoods: StoryObj = {
  name: 'Makes a return of a received order, with its products alone',
  parameters: { path: pathOf(orderIds.received), variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Faire un retour' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retour à Médipro Santé' }))
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Unités de Gants nitrile M' }))
    await userEvent.paste('12')
    await userEvent.tab()
    await expect(dialog.getAllByRole('textbox', { name: /^Unités de/ })).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le retour' }))
    await expect(await canvas.findByRole('link', { name: 'De la commande E93B5D10' })).toBeVisible()
  },
}

export const Deletes: StoryObj = {
  name: '[3.8.07] Asks before an order is deleted',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    await press(context, 'Supprimer')
    const question = await screen.findByRole('alertdialog', {
      name: 'Etes vous sur de vouloir supprimer la commande ?',
    })
    await expect(question).toHaveTextContent('2 produits seront supprimés.')
  },
}

export const Deleted: StoryObj = {
  name: 'Returns to the list once the order is deleted',
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Supprimer')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByRole('heading', { name: 'Commandes' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Créée, non envoyée')).toHaveLength(1))
  },
}

export const UnknownStatus: StoryObj = {
  name: '[3.4.04] Names a status that it does not know',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(apiOf(orderIds.created), () =>
        HttpResponse.json({
          id: orderIds.created,
          centreId: stockIds.centres.bastille,
          supplierId: catalogueIds.suppliers.medipro,
          supplierName: 'Médipro Santé',
          isSupplierArchived: false,
          status: 'paused',
          isSending: false,
          sendError: '',
          originCommandId: null,
          products: [],
          ordonnances: [],
          metadata: { createdAt: storyTime, updatedAt: storyTime },
          revision: 1,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inconnu')).toBeVisible()
  },
}

export const Missing: StoryObj = {
  name: 'Says that the order does not exist',
  parameters: { path: pathOf('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette commande n’existe pas, ou plus')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  name: 'Shows placeholders while loading',
  beforeEach: ({ msw }) => msw.use(neverResponds(apiOf(orderIds.created))),
}

export const Fails: StoryObj = {
  name: 'Offers a retry when the order cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(apiOf(orderIds.created), () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
