import { type ApiOptions, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { press } from './order-stories.ts'

const story = productStory(product, { path: `/command/${orderIds.created}`, api: ordersWorld })

const meta: Meta = {
  title: 'Stock product/Orders/Archived supplier',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

/** The orders' test data, with their supplier archived after they were created. */
const archivedWorld: ApiOptions = {
  ...ordersWorld,
  async prepare(adapters) {
    await ordersWorld.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    await stock.suppliers.update(catalogueIds.suppliers.medipro, { is_archived: true })
  },
}

export const Default: StoryObj = {
  name: 'Says why the order can be neither changed nor sent, and still offers to delete it',
  parameters: { api: archivedWorld, variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Médipro Santé est archivé')).toBeVisible()
    for (const name of ['Modifier', 'Envoyer au fournisseur']) {
      const button = canvas.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(/ne peut être ni modifiée ni envoyée/)
    }
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeEnabled()
  },
}

export const Edits: StoryObj = {
  name: 'Disables changing and saving the lines, even if the address opens the edit mode',
  parameters: {
    api: archivedWorld,
    path: `/command/${orderIds.created}?dialog=edit`,
    variants: ['phone'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Médipro Santé est archivé')).toBeVisible()
    for (const name of [
      'Ajouter une boîte de Gants nitrile M',
      'Retirer une boîte de Gants nitrile M',
      'Enregistrer',
    ]) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeEnabled()
  },
}

export const Mail: StoryObj = {
  name: 'Disables sending, even if the address opens the mail',
  parameters: { api: archivedWorld, path: `/command/${orderIds.created}?dialog=send` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Médipro Santé est archivé')).toBeVisible()
    await dialog.findByRole('textbox', { name: 'Message' })
    await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  },
}

export const RefusesToSend: StoryObj = {
  name: 'Says that the supplier is archived, and keeps the mail',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Envoyer au fournisseur')
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Envoyer' })
    await dialog.findByRole('textbox', { name: 'Message' })
    // Meanwhile, somebody else archives the supplier.
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.suppliers.update(catalogueIds.suppliers.medipro, { is_archived: true })
    await userEvent.click(send)
    await expect(
      await dialog.findByText(/Médipro Santé est archivé : restaurez ce fournisseur/),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible()
    // Wait for the page, which reloads the order only every few seconds.
    await waitFor(() => expect(send).toBeDisabled(), { timeout: 10_000 })
    await expect(await stock.commands.get(orderIds.created)).toMatchObject({ status: 'created' })
  },
}
