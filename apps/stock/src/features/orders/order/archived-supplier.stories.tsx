import { productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
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

export const RefusesToSend: StoryObj = {
  name: 'Says that the supplier is archived, and keeps the mail',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Envoyer au fournisseur')
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Envoyer' })
    await dialog.findByRole('textbox', { name: 'Message' })
    // Meanwhile, somebody else archives it.
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.suppliers.update(catalogueIds.suppliers.medipro, { is_archived: true })
    await userEvent.click(send)
    await expect(
      await dialog.findByText(/Médipro Santé est archivé : restaurez ce fournisseur/),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(await stock.commands.get(orderIds.created)).toMatchObject({ status: 'created' })
  },
}
