import type { StoryWorld } from '@org/app-kit/testing'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { gtins } from '../stock-world.fixture.ts'

type Play = NonNullable<StoryObj['play']>
type PlayContext = Parameters<Play>[0]
type Kind = 'Ajouter du stock' | 'Retirer du stock'

export const addPath = '/api/stock/centre/:id/stock/add'
export const gtin14 = (ean: string) => `010${ean}`
export const expiredMasks = `${gtin14(gtins.masks)}1720013110M4`

export async function openDialog({ canvas, userEvent }: PlayContext, kind: Kind) {
  await userEvent.click(await canvas.findByRole('button', { name: kind }))
  return within(await screen.findByRole('dialog', { name: kind }))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

/** The products in the list, with their quantities. */
const listOf = (dialog: Dialog) =>
  within(dialog.getByRole('list', { name: 'Produits de la liste' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('strong')?.textContent,
      item.querySelector('input')?.value.replaceAll(/\D/g, ''),
    ])

export const showsList = (dialog: Dialog, expected: readonly [string, string][]) =>
  waitFor(() => expect(listOf(dialog)).toEqual(expected))

export const bookings = (world: StoryWorld) =>
  world.requests
    .filter(({ method, path }) => method === 'POST' && path.includes('/stock/'))
    .map(({ body, idempotencyKey }) => ({ ...(JSON.parse(body) as Booked), idempotencyKey }))

interface Booked {
  bookingId: string
  lines: unknown[]
}

export const press = ({ userEvent }: PlayContext, dialog: Dialog, name: string | RegExp) =>
  dialog.findByRole('button', { name }).then((button) => userEvent.click(button))
