import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Home/Deletion',
  ...productStory(product, { path: '/home', api: studioApi }),
}
export default meta

const title = 'Supprimer le studio'

export const Consequences: StoryObj = {
  name: 'Says in numbers what is deleted, and waits for the right name',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${title}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const field = await dialog.findByRole('textbox', { name: /tapez le nom du studio/ })
    await expect(within(dialog.getByRole('list')).getByText('l’accès de 3 coachs')).toBeVisible()
    await userEvent.type(field, 'Autre')
    await expect(field).toHaveAccessibleDescription('Ce n’est pas le nom du studio')
    await expect(dialog.getByRole('button', { name: 'Supprimer pour toujours' })).toBeDisabled()
  },
}

export const Deleted: StoryObj = {
  name: 'Deletes the studio and ends the session',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `${title}…` }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const field = await dialog.findByRole('textbox', { name: /tapez le nom du studio/ })
    const name = /: (.+)$/.exec(dialog.getByText(/tapez le nom du studio/).textContent)?.[1] ?? ''
    await userEvent.type(field, name)
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer pour toujours' }))
    await screen.findByText('Le studio est supprimé')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'POST', '/api/coaching/studio/deletion')).toEqual({
      name,
    })
  },
}
