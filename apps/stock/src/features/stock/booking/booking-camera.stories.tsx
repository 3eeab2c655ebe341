import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { drawGs1, type FakeCamera, fakeCamera } from '#shared/scanner/camera/camera.fixture.ts'
import { showsMovements } from '../product/product-stock-play.fixture.ts'
import { gtins, stockWorld } from '../stock-world.fixture.ts'
import { openDialog, press, showsList } from './booking-play.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Camera',
  ...productStory(product, { path: '/stock', api: stockWorld }),
}
export default meta

let camera: FakeCamera

const withCamera = () => {
  camera = fakeCamera()
  return camera.remove
}

export const Default: StoryObj = {
  name: 'Adds what the camera reads once, with its lot and expiry date',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: withCamera,
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    await press(context, dialog, 'Scanner avec la caméra')
    await camera.show(drawGs1(`(01)0${gtins.gloves}(10)A17(17)290630`))
    await expect(await dialog.findByText('+ 1 unité', {}, { timeout: 10_000 })).toBeVisible()
    await showsList(dialog, [['Gants nitrile M', '1']])
    await expect(dialog.getAllByText(/Lot A17/)[0]).toBeVisible()
  },
}

export const Opens: StoryObj = {
  name: 'Opens the page of a product that the camera reads, from the list and from another product',
  beforeEach: withCamera,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Scanner avec la caméra' }))
    await camera.show(drawGs1(`(01)0${gtins.gloves}(10)A17(17)290630`))
    const slow = { timeout: 10_000 }
    await canvas.findByRole('heading', { name: 'Gants nitrile M' }, slow)
    await camera.show(null)
    await userEvent.click(await canvas.findByRole('button', { name: 'Scanner avec la caméra' }))
    await camera.show(drawGs1(`(01)0${gtins.masks}`))
    await expect(
      await canvas.findByRole('heading', { name: 'Masques chirurgicaux type IIR' }, slow),
    ).toBeVisible()
    await showsMovements(canvas, 2)
  },
}
