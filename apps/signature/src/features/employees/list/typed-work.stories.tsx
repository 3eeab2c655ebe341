import { demoIds, productStory } from '@org/app-kit/testing'
import { pressOutside } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Employees/Typed work',
  ...productStory(product, { path: '/users', api: { userId: demoIds.admin } }),
}
export default meta

export const NewEmployee: StoryObj = {
  name: 'Keeps the new employee’s values when the user presses outside the dialog',
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Créer un employé' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nouvel employé' })
    const email = screen.getByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'rose.martin@maison-lueur.example')
    await pressOutside(dialog)
    await expect(email).toBeVisible()
    await expect(email).toHaveValue('rose.martin@maison-lueur.example')
  },
}

export const NewTeam: StoryObj = {
  name: 'Keeps the new team’s values when the user presses outside the dialog',
  parameters: { path: '/teams' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer une équipe' }))
    const dialog = await screen.findByRole('dialog', { name: 'Créer une équipe' })
    const name = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Export')
    await pressOutside(dialog)
    await expect(name).toHaveValue('Export')
  },
}

export const SignatureName: StoryObj = {
  name: 'Keeps the dialog that asks for the name open on a double click on Suivant',
  parameters: { path: '/create-signature-company', api: { userId: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Suivant' }))
    const dialog = await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' })
    await pressOutside(dialog)
    await expect(dialog).toBeVisible()
  },
}

const question = () => screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })

async function answer(name: 'No' | 'Yes', userEvent: { click: (button: HTMLElement) => unknown }) {
  await userEvent.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

export const Escaped: StoryObj = {
  name: 'Asks before Escape closes a dialog with unsaved values',
  parameters: { path: '/teams', variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const create = await canvas.findByRole('button', { name: 'Créer une équipe' })
    await userEvent.click(create)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Export')
    await userEvent.keyboard('{Escape}')
    await answer('No', userEvent)
    await expect(name).toHaveValue('Export')
    // Focus returns in the next frame; before that, Escape would reach no dialog.
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await answer('Yes', userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(create)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Export')
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await question()
  },
}

export const NothingTyped: StoryObj = {
  name: 'Closes on Escape without a question when nothing was typed, or when the typed text was cleared',
  play: async ({ canvas, userEvent }) => {
    const create = await canvas.findByRole('button', { name: 'Créer un employé' })
    await userEvent.click(create)
    await screen.findByRole('textbox', { name: 'Poste' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(create)
    const position = await screen.findByRole('textbox', { name: 'Poste' })
    await userEvent.type(position, 'Acheteuse')
    await userEvent.clear(position)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Renamed: StoryObj = {
  name: 'Asks before the dialog for the signature’s name closes and drops the name',
  parameters: { path: '/create-signature-company', api: { userId: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }))
    const dialog = await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' })
    const name = within(dialog).getByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' 2027')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await answer('No', userEvent)
    await expect(name).toHaveValue('Signature de la société 2027')
  },
}
