import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { codes, countIds, countsWorld } from '../counts-world.fixture.ts'
import { clearEntries, lineOf, scanOnceReady } from './count-stories.ts'

const path = `/stock/count/${countIds.gloves}`

const story = productStory(product, { path, api: countsWorld })

const meta: Meta = {
  title: 'Stock product/Counts/Lots of a count',
  ...story,
  beforeEach: [
    story.beforeEach,
    selectCentre(stockIds.staff, stockIds.centres.bastille),
    clearEntries,
  ],
}
export default meta

export const Asks: StoryObj = {
  name: 'Asks for the lot of an ambiguous label, and counts it',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await scanOnceReady(canvas, `010${codes.glovesM}10A1717290630`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Quel lot ?' }))
    const count = dialog.getByRole('button', { name: 'Compter' })
    await expect(count).toBeDisabled()
    const lot = dialog.getByRole('textbox', { name: 'Lot' })
    await expect(lot).toHaveAttribute('maxlength', '90')
    await userEvent.click(lot)
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('B8')
    await fireEvent.change(dialog.getByLabelText('Péremption'), { target: { value: '2029-06-30' } })
    await userEvent.click(count)
    await waitFor(async () =>
      expect(await lineOf(canvas, /Lot B8/)).toHaveTextContent('Lot B8, périme le 30/06/2029'),
    )
    await expect(bodyOf(worldOf(context), 'POST', `/api${path}/lines`)).toMatchObject({
      lot: 'B8',
      isLotTyped: true,
      expiry: '2029-06-30',
    })
  },
}

export const Question: StoryObj = {
  name: 'Shows the question for the lot above everything else',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, `010${codes.glovesM}10A1717290630`)
    await screen.findByRole('dialog', { name: 'Quel lot ?' })
  },
}

export const WithoutLot: StoryObj = {
  name: 'Counts an ambiguous label without a lot',
  play: async ({ canvas, userEvent }) => {
    await scanOnceReady(canvas, `010${codes.glovesM}10A1717290630`)
    await userEvent.click(await screen.findByRole('button', { name: 'Compter sans lot' }))
    await waitFor(async () =>
      expect(await lineOf(canvas, /Gants nitrile M.*Sans lot/)).toHaveTextContent('Karim Haddad'),
    )
  },
}

export const Expired: StoryObj = {
  name: 'Counts an expired lot, and says that it has expired',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, `010${codes.glovesM}1720013110OLD`)
    await expect(
      await canvas.findByText('1 unité comptée · Lot OLD, périmé le 31/01/2020'),
    ).toBeVisible()
    const line = within(await lineOf(canvas, /Lot OLD/))
    await expect(line.getByText('Lot OLD, périmé le 31/01/2020')).toBeVisible()
    await expect(line.getByText('Périmé')).toBeVisible()
    await expect(within(await lineOf(canvas, /Lot A17/)).queryByText('Périmé')).toBeNull()
  },
}

export const Archived: StoryObj = {
  name: 'Counts an archived product, and says that it is archived',
  parameters: {
    variants: ['phone'],
    api: {
      ...countsWorld,
      async prepare(adapters) {
        await countsWorld.prepare?.(adapters)
        const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
        await stock.products.update('gloves-l', { is_archived: true })
      },
    } satisfies typeof countsWorld,
  },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, 'GL-L')
    await expect(
      await canvas.findByText('Produit archivé · 1 unité comptée · Sans lot'),
    ).toBeVisible()
    const line = within(await lineOf(canvas, /Gants latex L/))
    await expect(line.getByText('Archivé')).toBeVisible()
    await expect(within(await lineOf(canvas, /Lot A17/)).queryByText('Archivé')).toBeNull()
  },
}
