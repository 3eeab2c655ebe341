import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, changeElsewhere, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { drawGs1, type FakeCamera, fakeCamera } from '#shared/scanner/camera/camera.fixture.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { apiOf, lineOf, pathOf, type PlayContext, press } from './order-stories.ts'

const { gloves, mask } = catalogueIds.products

const story = productStory(product, { path: pathOf(orderIds.created), api: ordersWorld })

const meta: Meta = {
  title: 'Stock product/Orders/Order lines',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

export const Edits: StoryObj = {
  name: '[3.4.08] [3.2.36] Changes a line by one box, down to none, and saves only what changed',
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Modifier')
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeVisible()
    const heading = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await press(context, 'Ajouter une boîte de Gants nitrile M')
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('4 boîtes')
    const less = 'Retirer une boîte de Masques chirurgicaux type IIR'
    await press(context, less)
    await expect(await lineOf(context, /Masques/)).toHaveTextContent('1 boîte')
    await press(context, less)
    await expect(await lineOf(context, /Masques/)).toHaveTextContent('0 boîte')
    await expect(canvas.getByRole('button', { name: less })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('button', { name: 'Modifier' })).toBeVisible()
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(bodyOf(worldOf(context), 'PATCH', apiOf(orderIds.created))).toEqual({
      products: [
        { id: gloves, qty: 400 },
        { id: mask, qty: 0 },
      ],
    })
  },
}

export const EditMode: StoryObj = {
  name: 'Has large buttons for a box more or less',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await press(context, 'Modifier')
    const more = await context.canvas.findByRole('button', {
      name: 'Ajouter une boîte de Gants nitrile M',
    })
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const AddsProduct: StoryObj = {
  name: 'Adds a box of another product of the supplier to an order that is not sent',
  parameters: { path: pathOf(orderIds.failed) },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = 'Ajouter un produit de ce fournisseur'
    const field = await canvas.findByRole('combobox', { name })
    await userEvent.click(field)
    await userEvent.paste('art')
    await expect(await screen.findByText('Aucun résultat')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.paste('3760123450003')
    await userEvent.click(await screen.findByRole('option', { name: /^Gants nitrile M/ }))
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
    await expect((await lineOf(context, /Masques/)).textContent).toContain('2 boîtes100 unités')
    // The field has focus again, ready for the next name.
    await waitFor(() => expect(canvas.getByRole('combobox', { name })).toHaveFocus())
  },
}

export const Scans: StoryObj = {
  name: 'Adds a box of a scanned product of the supplier, and says why other scans add nothing',
  parameters: { path: pathOf(orderIds.failed), variants: ['phone'] },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('combobox', { name: 'Ajouter un produit de ce fournisseur' })
    scanOn('us', '3760123450003')
    await expect(await canvas.findByText('+ 100 unités')).toBeVisible()
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
    scanOn('us', '3760123450003')
    await expect(await canvas.findByText(/Déjà dans la commande/)).toBeVisible()
    scanOn('us', '4006381333931')
    // Shown twice: in the card of the last scan, and in the message that stays.
    await waitFor(() =>
      expect(canvas.getAllByText('Aucun produit n’a le code 4006381333931')).toHaveLength(2),
    )
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
  },
}

export const FailedScans: StoryObj = {
  name: 'Keeps failed scans, which can be tried again or dismissed',
  parameters: { path: pathOf(orderIds.failed), variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/stock/product-of-code', () => HttpResponse.error(), { once: true })),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('combobox', { name: 'Ajouter un produit de ce fournisseur' })
    scanOn('us', '3760123450003')
    // Shown twice: in the card of the last scan, and in the message that stays.
    await waitFor(() =>
      expect(canvas.getAllByText(/^3760123450003 : Connexion impossible/)).toHaveLength(2),
    )
    scanOn('us', 'INCONNU-1')
    const unknown = 'Aucun produit n’a le code INCONNU-1'
    await waitFor(() => expect(canvas.getAllByText(unknown)).toHaveLength(2))
    await press(context, 'Réessayer')
    await expect(await canvas.findByText('+ 100 unités')).toBeVisible()
    await expect(canvas.queryByText(/^3760123450003 :/)).toBeNull()
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
    await expect(canvas.getByRole('button', { name: `Fermer : ${unknown}` })).toBeVisible()
  },
}

export const AssignsCode: StoryObj = {
  name: 'Assigns an unknown code to a product on the spot, and adds a box of it',
  parameters: { path: pathOf(orderIds.failed) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('combobox', { name: 'Ajouter un produit de ce fournisseur' })
    scanOn('us', 'INCONNU-1')
    await press(context, 'Associer ce code à un produit')
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Produit' }))
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('gants')
    await userEvent.click(await screen.findByRole('option', { name: /Gants nitrile M/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Associer' }))
    await expect(await canvas.findByText('+ 100 unités')).toBeVisible()
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
    await expect(canvas.queryByText('Aucun produit n’a le code INCONNU-1')).toBeNull()
  },
}

let camera: FakeCamera

export const ScansByCamera: StoryObj = {
  name: 'Adds a box of the product whose code the camera reads',
  parameters: { path: pathOf(orderIds.failed), variants: ['phone'] },
  beforeEach: () => {
    camera = fakeCamera()
    return camera.remove
  },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Scanner avec la caméra')
    await camera.show(drawGs1('(01)03760123450003(10)A17'))
    await expect(await canvas.findByText('+ 100 unités', {}, { timeout: 10_000 })).toBeVisible()
    await expect((await lineOf(context, /Gants/)).textContent).toContain('1 boîte100 unités')
    await press(context, 'Fermer la caméra')
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps the changed quantities when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch(apiOf(orderIds.created), () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await press(context, 'Modifier')
    await press(context, 'Ajouter une boîte de Gants nitrile M')
    await press(context, 'Enregistrer')
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('4 boîtes')
  },
}

/** Edits an order, sets quantities as somebody else, then saves the edit. */
async function editWhileElsewhere(context: PlayContext, products: { id: string; qty: number }[]) {
  await press(context, 'Modifier')
  await press(context, 'Ajouter une boîte de Gants nitrile M')
  await changeElsewhere(worldOf(context), `/stock/command/${orderIds.created}`, { products })
  await press(context, 'Enregistrer')
}

export const ChangedElsewhere: StoryObj = {
  name: 'Shows both quantities when somebody else has changed the same line, and saves nothing yet',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await editWhileElsewhere(context, [{ id: gloves, qty: 200 }])
    const title = await canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    const notice = title.closest('[role=alert]')
    await expect(notice).toHaveTextContent('Votre saisie4 boîtes')
    await expect(notice).toHaveTextContent('Version actuelle2 boîtes')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  },
}

export const ReplacesElsewhere: StoryObj = {
  name: 'Replaces somebody else’s quantity',
  play: async (context) => {
    const { canvas } = context
    await editWhileElsewhere(context, [{ id: gloves, qty: 200 }])
    await press(context, 'Remplacer par ma saisie')
    await press(context, 'Enregistrer')
    await expect(await canvas.findByRole('button', { name: 'Modifier' })).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('4 boîtes')
  },
}

export const TakesElsewhere: StoryObj = {
  name: 'Takes over somebody else’s quantity',
  play: async (context) => {
    const { canvas } = context
    await editWhileElsewhere(context, [{ id: gloves, qty: 200 }])
    await press(context, 'Reprendre la version actuelle')
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('2 boîtes')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  },
}

export const OtherLineElsewhere: StoryObj = {
  name: 'Saves only after showing the lines that somebody else has changed',
  play: async (context) => {
    const { canvas } = context
    await editWhileElsewhere(context, [{ id: mask, qty: 100 }])
    await expect(
      await canvas.findByText(/Masques chirurgicaux type IIR : 1 boîte \+ 25 unités devient 2/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
    await press(context, 'Enregistrer')
    await expect(await canvas.findByRole('button', { name: 'Modifier' })).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('4 boîtes')
    await expect(await lineOf(context, /Masques/)).toHaveTextContent('2 boîtes')
  },
}
