import { productStory, worldOf } from '@org/app-kit/testing'
import { sessionOver } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { gtins, stockWorld } from '../stock-world.fixture.ts'
import { openDialog, showsList, bookings, press, addPath } from './booking-play.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Booking a list',
  ...productStory(product, { path: '/stock', api: stockWorld }),
}
export default meta

export const NoAnswer: StoryObj = {
  name: 'Says that a list waits for the answer of the server',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(http.post(addPath, () => HttpResponse.error())),
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await press(context, dialog, 'Ajouter 1 unité')
    await expect(await dialog.findByText(/rien ne sera compté deux fois/)).toBeVisible()
  },
}

export const LostAnswer: StoryObj = {
  name: 'Sends a list whose answer was lost again, without counting it twice or losing later scans',
  play: async (context) => {
    const world = worldOf(context)
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.glovesBox)
    await dialog.findByText('+ 100 unités')
    context.msw.use(
      http.post(
        addPath,
        async ({ request }) => {
          await world.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await press(context, dialog, 'Ajouter 100 unités')
    await expect(await dialog.findByText('1 ligne sans réponse du serveur')).toBeVisible()
    scanOn('us', gtins.masks)
    await dialog.findByText('+ 1 unité')
    await press(context, dialog, 'Renvoyer')
    await dialog.findByText(/c’est enregistré/)
    const [lost, again, later] = bookings(world)
    await expect(again).toEqual(lost)
    await expect(later?.lines).toEqual([{ productId: 'masks', qty: 1 }])
    await expect(later?.bookingId).not.toBe(lost?.bookingId)
  },
}

export const AlreadyBooked: StoryObj = {
  name: 'Counts a list that the server has booked before as booked, and says so',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(addPath, () =>
        HttpResponse.json(
          { type: 'ALREADY_BOOKED', code: 178, message: 'Ce mouvement a déjà été enregistré' },
          { status: 409 },
        ),
      ),
    ),
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await press(context, dialog, 'Ajouter 1 unité')
    await expect(await dialog.findByText(/Déjà enregistré lors du premier envoi/)).toBeVisible()
    await expect(dialog.queryByRole('list')).toBeNull()
  },
}

export const Offline: StoryObj = {
  name: 'Keeps a scan that could not be looked up, and looks it up again',
  play: async (context) => {
    const { msw } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    msw.use(http.get('/api/stock/product-of-code', () => HttpResponse.error(), { once: true }))
    scanOn('us', gtins.gloves)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Le scan est conservé')
    await press(context, dialog, 'Réessayer')
    await showsList(dialog, [['Gants nitrile M', '1']])
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const Keeps: StoryObj = {
  name: 'Keeps a list that was not booked in this browser, and offers it on the page',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.glovesBox)
    await dialog.findByText('+ 100 unités')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre la liste' }))
    const reopened = await screen.findByRole('dialog', { name: 'Ajouter du stock' })
    const again = within(reopened)
    await showsList(again, [['Gants nitrile M', '100']])
    await press(context, again, 'Vider la liste')
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(reopened).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(/n’est pas encore enregistrée/)).toBeNull())
  },
}

export const SessionEnds: StoryObj = {
  name: 'Keeps the list when the session ends during the booking',
  play: async (context) => {
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await dialog.findByText('+ 1 unité')
    context.msw.use(http.post(addPath, sessionOver, { once: true }))
    await press(context, dialog, 'Ajouter 1 unité')
    await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await expect(dialog.getByText('1 ligne sans réponse du serveur')).toBeInTheDocument()
  },
}

export const DoubleClick: StoryObj = {
  name: 'Books once when the button is pressed twice',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Ajouter du stock')
    scanOn('us', gtins.gloves)
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Ajouter 1 unité' }))
    await dialog.findByText(/c’est enregistré/)
    await expect(bookings(worldOf(context))).toHaveLength(1)
  },
}
