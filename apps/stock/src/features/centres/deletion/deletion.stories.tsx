import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Centres/Deletion',
  ...productStory(product, { path: '/centres', api: { ...stockApi, userId: stockIds.superAdmin } }),
}
export default meta

const title = 'Supprimer le groupe'

export const Consequences: StoryObj = {
  name: 'Says in numbers what is deleted, and waits for the right name',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${title}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const field = await dialog.findByRole('textbox', { name: /tapez le nom du groupe/ })
    await expect(within(dialog.getByRole('list')).getByText(/^\d+ centres/)).toBeVisible()
    await userEvent.type(field, 'Autre')
    await expect(field).toHaveAccessibleDescription('Ce n’est pas le nom du groupe')
    await expect(dialog.getByRole('button', { name: 'Supprimer pour toujours' })).toBeDisabled()
  },
}

export const Deleted: StoryObj = {
  name: 'Deletes the group and ends the session',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `${title}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const field = await dialog.findByRole('textbox', { name: /tapez le nom du groupe/ })
    const name = /: (.+)$/.exec(dialog.getByText(/tapez le nom du groupe/).textContent)?.[1] ?? ''
    await userEvent.type(field, name)
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer pour toujours' }))
    await screen.findByText('Le groupe est supprimé')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/group/deletion')).toEqual({ name })
  },
}

export const ForSuperAdmins: StoryObj = {
  name: 'Is not offered to other people',
  parameters: { api: { ...stockApi, userId: stockIds.secretary } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(canvas.queryByRole('button', { name: `${title}…` })).toBeNull()
  },
}
