import { productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { scanOn } from '../scan.fixture.ts'
import { gtins, stockWorld } from '../stock-world.fixture.ts'

const { bastille } = stockIds.centres

const meta: Meta = {
  title: 'Stock product/Stock/Scanning',
  ...productStory(product, { path: '/stock', api: stockWorld }),
}
export default meta

type Play = NonNullable<StoryObj['play']>
type PlayContext = Parameters<Play>[0]
type Kind = 'Ajouter du stock' | 'Retirer du stock'

async function openDialog({ canvas, userEvent }: PlayContext, kind: Kind) {
  await userEvent.click(await canvas.findByRole('button', { name: kind }))
  return within(await screen.findByRole('dialog', { name: kind }))
}

export const Scans: StoryObj = {
  name: '[3.1.13] Adds what a scanner reads, one unit or one box for each scan, with one button',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await expect(await dialog.findByText('+ 1 unité')).toBeVisible()
    scanOn('us', gtins.glovesBox)
    await expect(await dialog.findByText('+ 100 unités')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('Gants nitrile M')
  },
}
