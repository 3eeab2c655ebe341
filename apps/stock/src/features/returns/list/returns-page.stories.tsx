import { productStory, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { returnsWorld } from '../returns-world.fixture.ts'

const story = productStory(product, { path: '/commandreturns', api: returnsWorld })

const meta: Meta = {
  title: 'Stock product/Returns/List',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

const returns = `/api/stock/centre/${stockIds.centres.bastille}/commandreturns`

export const Default: StoryObj = {
  name: '[3.2.22] [3.4.12] [3.4.13] Lists the returns by what has to be done',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'À retourner' }))
    await expect(await open.findAllByText('Créé, pas encore retourné')).toHaveLength(2)
    const done = within(canvas.getByRole('region', { name: 'Retournés' }))
    await expect(await done.findByText('Retournée')).toBeVisible()
  },
}

export const ToValidate: StoryObj = {
  name: '[3.2.22] Lists only the returns that wait for validation',
  parameters: { path: '/validate-returns', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Retours à valider' })).toBeVisible()
    await expect(await canvas.findAllByText('Créé, pas encore retourné')).toHaveLength(2)
    await expect(canvas.queryByText('Retournée')).toBeNull()
  },
}

export const Creates: StoryObj = {
  name: 'Creates a return in units, and opens it',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau retour' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé' }))
    const units = await screen.findByRole('textbox', { name: 'Unités de Gants nitrile M' })
    await userEvent.clear(units)
    await userEvent.type(units, '12')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Créer le retour' }))
    await expect(await canvas.findByRole('heading', { name: 'Retour Médipro Santé' })).toBeVisible()
    const { requests } = worldOf(context)
    const post = requests.find(({ method, path }) => method === 'POST' && path === returns)
    await expect(JSON.parse(post?.body ?? '{}')).toEqual({
      supplierId: 'supplier-medipro',
      products: [{ id: 'product-gloves', qty: 12 }],
    })
  },
}

export const FirstStep: StoryObj = {
  name: 'Asks first for the supplier of the goods',
  parameters: { path: '/commandreturns?dialog=create', variants: ['dark', 'phone'] },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Fournisseur' })).toBeVisible()
  },
}

export const ToArchivedSupplier: StoryObj = {
  name: 'Offers archived suppliers too, since goods must go back',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.suppliers.update(catalogueIds.suppliers.medipro, { is_archived: true })
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau retour' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé (archivé)' }))
    const units = await screen.findByRole('textbox', { name: 'Unités de Gants nitrile M' })
    await userEvent.clear(units)
    await userEvent.type(units, '1')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Créer le retour' }))
    await expect(await canvas.findByRole('heading', { name: 'Retour Médipro Santé' })).toBeVisible()
  },
}

export const OfArchivedProduct: StoryObj = {
  name: 'Offers archived products too, since their goods can still be in stock',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.products.update(catalogueIds.products.mask, { is_archived: true })
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau retour' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé' }))
    const name = 'Masques chirurgicaux type IIR'
    const units = await screen.findByRole('textbox', { name: `Unités de ${name}` })
    await expect(screen.getByText(`${name} (archivé)`)).toBeVisible()
    await userEvent.click(units)
    await userEvent.paste('2')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Créer le retour' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Marqué comme retourné' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Retour enregistré')).toBeVisible()
  },
}

export const ChoosesLots: StoryObj = {
  name: 'Offers the lots in stock with quantities and expiry dates, and returns the selected one',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau retour' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choisir le lot de Gants nitrile M' }),
    )
    const lots = within(await screen.findByRole('list', { name: 'Lots de Gants nitrile M' }))
    await expect(lots.getByText('lot A17, périme le 30/06/2029')).toBeVisible()
    await expect(lots.getByText('40 unités en stock')).toBeVisible()
    const units = lots.getByRole('textbox')
    await userEvent.clear(units)
    await userEvent.type(units, '45')
    // Clicks on text to leave the field: the Tab key would select the text of the next field.
    await userEvent.click(lots.getByText('40 unités en stock'))
    await expect(units).toHaveValue('40')
  },
}

export const CreatesWithLot: StoryObj = {
  name: 'Creates a return of the selected lot',
  play: async (context) => {
    await ChoosesLots.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Créer le retour' }))
    await expect(await context.canvas.findByText('GN-M-100 · lot A17')).toBeVisible()
    const { requests } = worldOf(context)
    const post = requests.find(({ method, path }) => method === 'POST' && path === returns)
    await expect(JSON.parse(post?.body ?? '{}')).toEqual({
      supplierId: 'supplier-medipro',
      products: [{ id: 'product-gloves', qty: 40, lotId: '2029-06-30/A17' }],
    })
  },
}

const ofOrder = { path: '/commandreturns?dialog=create&order=received' }

export const OriginLoading: StoryObj = {
  name: 'Shows in the dialog that the order whose goods are returned is loading',
  parameters: ofOrder,
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/stock/command/received')),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retour' }))
    await expect(dialog.getByRole('status')).toBeVisible()
  },
}

export const OriginMissing: StoryObj = {
  name: 'Says in the dialog that the order whose goods are returned is gone',
  parameters: { ...ofOrder, variants: ['phone'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retour' }))
    await expect(await dialog.findByText(/n’existe plus/)).toBeVisible()
  },
}

export const OriginFails: StoryObj = {
  name: 'Offers a retry in the dialog when the order whose goods are returned cannot be loaded',
  parameters: ofOrder,
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/stock/command/received', () => failure(500, -1, 'Unknown error'))),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retour' }))
    await expect(await dialog.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const NoCentre: StoryObj = {
  name: 'Asks for a centre',
  beforeEach: () => writeCentre(stockIds.superAdmin, null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les retours sont ceux d’un centre')).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Says in each group that there is nothing to do',
  parameters: { api: catalogueApi },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun retour à faire.')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  name: 'Shows placeholders while loading',
  beforeEach: ({ msw }) => msw.use(neverResponds(returns)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'À retourner' })).toBeVisible()
  },
}

export const Fails: StoryObj = {
  name: 'Offers a retry when the returns cannot be loaded',
  beforeEach: ({ msw }) => msw.use(http.get(returns, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(2),
    )
  },
}
