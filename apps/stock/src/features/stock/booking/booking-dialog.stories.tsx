import { productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { writeSeparator } from '#shared/scanner/separator-setting.ts'
import { gtins, stockWorld } from '../stock-world.fixture.ts'
import {
  openDialog,
  showsList,
  bookings,
  press,
  gtin14,
  expiredMasks,
} from './booking-play.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Scanning',
  ...productStory(product, { path: '/stock', api: stockWorld }),
}
export default meta

export const Scans: StoryObj = {
  name: '[3.1.13] [3.2.11] Lists the units and boxes that are scanned on a QWERTY keyboard',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    await expect(dialog.getByText('Prêt à scanner')).toBeVisible()
    scanOn('us', gtins.masks)
    await expect(await dialog.findByText('+ 1 unité')).toBeVisible()
    scanOn('us', gtins.glovesBox)
    await expect(await dialog.findByText('+ 100 unités')).toBeVisible()
    scanOn('us', gtins.gloves)
    await showsList(dialog, [
      ['Gants nitrile M', '101'],
      ['Masques chirurgicaux type IIR', '1'],
    ])
    await expect(dialog.getByRole('status')).toHaveTextContent('101 unités dans la liste')
    const [photo] = document.querySelectorAll<HTMLImageElement>('li img')
    await waitFor(() => expect(photo?.naturalWidth).toBe(160))
  },
}

export const Books: StoryObj = {
  name: 'Books the list with one button, and says so',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.glovesBox)
    scanOn('us', gtins.masks)
    await press(context, dialog, 'Ajouter 101 unités')
    await expect(
      await dialog.findByText('101 unités ajoutées au stock : c’est enregistré.'),
    ).toBeVisible()
    const [booked] = bookings(worldOf(context))
    await expect(booked?.lines).toEqual([
      { productId: 'masks', qty: 1 },
      { productId: 'gloves', qty: 100 },
    ])
  },
}

export const Azerty: StoryObj = {
  name: 'Reads the product, lot and expiry of a GS1 label on an AZERTY keyboard without Shift',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('french', `${gtin14(gtins.gloves)}10A17\u001d17290630`)
    await dialog.findByText('+ 1 unité')
    await expect(dialog.getByRole('status')).toHaveTextContent('Lot A17, péremption 30/06/2029')
    await press(context, dialog, 'Ajouter 1 unité')
    await dialog.findByText(/c’est enregistré/)
    await expect(bookings(worldOf(context))[0]?.lines).toEqual([
      { productId: 'gloves', qty: 1, lot: 'A17', expiry: '2029-06-30' },
    ])
  },
}

export const Ambiguous: StoryObj = {
  name: 'Uses only the product of a label without FNC1, and asks for lot and expiry',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', `${gtin14(gtins.gloves)}10A1717290630`)
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Lot' }))
    await userEvent.paste('A17')
    await expect(dialog.getByRole('button', { name: 'Ajouter 1 unité' })).toBeDisabled()
    await fireEvent.change(dialog.getByLabelText('Péremption'), {
      target: { value: '2029-06-30' },
    })
    await press(context, dialog, 'Valider le lot')
    await press(context, dialog, 'Ajouter 1 unité')
    await dialog.findByText(/c’est enregistré/)
    await expect(bookings(worldOf(context))[0]?.lines).toEqual([
      { productId: 'gloves', qty: 1, lot: 'A17', expiry: '2029-06-30', isLotTyped: true },
    ])
  },
}

export const KeepsFnc1: StoryObj = {
  name: 'Reads the lot up to the end of a label if the scanner is set to send a separator for FNC1',
  beforeEach: () => {
    writeSeparator('{GS}')
    return () => writeSeparator('')
  },
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    // Without the setting, the lot could end before '21', which introduces a serial number.
    scanOn('us', `${gtin14(gtins.gloves)}1729063010A2112`)
    await dialog.findByText('+ 1 unité')
    await expect(dialog.getByRole('status')).toHaveTextContent('Lot A2112, péremption 30/06/2029')
    await expect(dialog.queryByRole('textbox', { name: 'Lot' })).toBeNull()
  },
}

export const Expired: StoryObj = {
  name: 'Removes units of an expired lot after a confirmation',
  play: async (context) => {
    const dialog = await openDialog(context, 'Retirer du stock')
    scanOn('us', expiredMasks)
    await expect(await dialog.findByText('Le retirer quand même ?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retirer 1 unité' })).toBeDisabled()
    await press(context, dialog, 'Oui, retirer')
    scanOn('us', expiredMasks)
    await press(context, dialog, 'Retirer 2 unités')
    await dialog.findByText(/c’est enregistré/)
    await expect(bookings(worldOf(context))[0]?.lines).toEqual([
      { productId: 'masks', qty: 2, lotId: '2020-01-31/M4', isExpiredConfirmed: true },
    ])
  },
}

export const ExpiredAddition: StoryObj = {
  name: 'Adds units of an expired lot after a confirmation',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', expiredMasks)
    await expect(await dialog.findByText('L’ajouter quand même ?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Ajouter 1 unité' })).toBeDisabled()
    await press(context, dialog, 'Oui, ajouter')
    await press(context, dialog, 'Ajouter 1 unité')
    await dialog.findByText(/c’est enregistré/)
    await expect(bookings(worldOf(context))[0]?.lines).toEqual([
      { productId: 'masks', qty: 1, lot: 'M4', expiry: '2020-01-31', isExpiredConfirmed: true },
    ])
  },
}

export const NotEnough: StoryObj = {
  name: '[1.9.07] [3.5.11] Removes nothing when the stock is too small, and then books a smaller quantity',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Retirer du stock')
    scanOn('us', gtins.masks)
    await expect(await dialog.findByText('− 1 unité')).toBeVisible()
    scanOn('us', gtins.glovesBox)
    scanOn('us', gtins.glovesBox)
    await press(context, dialog, 'Retirer 201 unités')
    await expect(
      await dialog.findByText('Gants nitrile M : 200 à retirer, 118 en stock'),
    ).toBeVisible()
    await showsList(dialog, [
      ['Gants nitrile M', '200'],
      ['Masques chirurgicaux type IIR', '1'],
    ])
    const qty = dialog.getByRole('textbox', { name: 'Quantité : Gants nitrile M' })
    await userEvent.clear(qty)
    await userEvent.type(qty, '118{Tab}')
    await press(context, dialog, 'Retirer 119 unités')
    await dialog.findByText(/c’est enregistré/)
    const [refused, booked] = bookings(worldOf(context))
    await expect(booked?.bookingId).not.toBe(refused?.bookingId)
  },
}

export const TooFew: StoryObj = {
  name: 'Says that the stock is too small and that nothing was removed',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'Retirer du stock')
    scanOn('us', gtins.glovesBox)
    scanOn('us', gtins.glovesBox)
    scanOn('us', gtins.masks)
    await context.userEvent.type(await dialog.findByRole('textbox', { name: /Masques/ }), '99{Tab}')
    await press(context, dialog, 'Retirer 399 unités')
    await dialog.findByText('Stock insuffisant : rien n’a été retiré')
  },
}

export const Questions: StoryObj = {
  name: 'Asks about expired lots and labels without a certain lot, and keeps scanning',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', `${gtin14(gtins.gloves)}10A1717290630`)
    scanOn('us', expiredMasks)
    await expect(await dialog.findByText('2 lignes attendent votre réponse')).toBeVisible()
    await expect(dialog.getByText('L’ajouter quand même ?')).toBeVisible()
  },
}

export const Problems: StoryObj = {
  name: 'Says what is wrong with scans that made no line',
  parameters: {
    api: { ...stockWorld, userId: stockIds.superAdmin },
    variants: ['dark', 'phone'],
  },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', 'LAMPE-1')
    scanOn('us', '3700123400028')
    await press(context, dialog, 'Associer ce code à un produit')
    await expect(dialog.getAllByRole('alert')).toHaveLength(2)
  },
}

export const UnknownCode: StoryObj = {
  name: 'Says that a code is unknown, and assigns it to a product on the spot',
  parameters: {
    api: { ...stockWorld, userId: stockIds.superAdmin },
  },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', '3700123400028')
    scanOn('us', '3700123400028')
    const problem = 'Aucun produit n’a le code 3700123400028 (scanné 2 fois)'
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(problem))
    await press(context, dialog, 'Associer ce code à un produit')
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Produit' }))
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('gants')
    await userEvent.click(await screen.findByRole('option', { name: /Gants nitrile M/ }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'une boîte de 100' }))
    await press(context, dialog, 'Associer')
    await showsList(dialog, [['Gants nitrile M', '200']])
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const ByTypedCode: StoryObj = {
  name: 'Adds a product by a typed code',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    const search = dialog.getByRole('combobox', { name: /^Ajouter un produit par son nom/ })
    await userEvent.click(search)
    // Pasted, because digits that are typed without pauses would be taken for a scan.
    await userEvent.paste(gtins.gloves)
    await userEvent.click(await screen.findByRole('option', { name: /Gants nitrile M/ }))
    await showsList(dialog, [['Gants nitrile M', '1']])
  },
}

export const UnknownCodeOfStaff: StoryObj = {
  name: 'Shows no button to assign a code if the person may not change products',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', '3700123400028')
    const problem = await dialog.findByRole('alert')
    await expect(problem).toHaveTextContent('Demandez à un administrateur')
    await expect(dialog.queryByRole('button', { name: /Associer/ })).toBeNull()
    await press(context, dialog, /^Fermer :/)
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const Archived: StoryObj = {
  name: 'Says that a scanned product is archived, and keeps the message after the next scan',
  play: async (context) => {
    const dialog = await openDialog(context, 'Retirer du stock')
    scanOn('us', 'LAMPE-1')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('est archivé')
    scanOn('us', gtins.gloves)
    await showsList(dialog, [['Gants nitrile M', '1']])
    await expect(dialog.getByRole('alert')).toHaveTextContent('est archivé')
  },
}

export const ByHand: StoryObj = {
  name: 'Adds a product by its name, and changes and removes lines by keyboard',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    const search = dialog.getByRole('combobox', {
      name: 'Ajouter un produit par son nom ou son code',
    })
    await userEvent.type(search, 'gel')
    await screen.findByRole('option', { name: /Gel hydroalcoolique/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await showsList(dialog, [['Gel hydroalcoolique 500 ml', '1']])
    // The field has focus again, ready for the next name.
    const next = dialog.getByRole('combobox', { name: /^Ajouter un produit par son nom/ })
    await waitFor(() => expect(next).toHaveFocus())
    await expect(next).toHaveValue('')
    const qty = dialog.getByRole('textbox', { name: /Quantité/ })
    qty.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await showsList(dialog, [['Gel hydroalcoolique 500 ml', '3']])
    dialog.getByRole('button', { name: /^Retirer de la liste/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.queryByRole('list')).toBeNull()
  },
}

export const LargeTargets: StoryObj = {
  name: 'Has buttons at least 44 pixels wide and high',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await dialog.findByText('+ 1 unité')
    for (const button of dialog.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height), button.outerHTML).toBeGreaterThanOrEqual(44)
    }
  },
}
