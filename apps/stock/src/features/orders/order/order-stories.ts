import type { StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'

export type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Finds the line of a product in the open order. */
export const lineOf = async ({ canvas }: PlayContext, name: RegExp) => {
  const lines = within(await canvas.findByRole('list', { name: 'Produits' }))
  const line = lines.getAllByRole('listitem').find((item) => name.test(item.textContent))
  if (!line) throw new Error(`No line ${String(name)}`)
  return line
}

/** Presses a button of the page. */
export const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** The address of an order's page. */
export const pathOf = (id: string) => `/command/${id}`

/** The address of an order in the API. */
export const apiOf = (id: string) => `/api/stock/command/${id}`
