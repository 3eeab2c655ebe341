import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi, studioIds } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Coaches/Coach',
  ...productStory(product, { path: `/coach/${studioIds.coach}`, api: studioApi }),
}
export default meta

const coach = `/api/coaching/coach/${studioIds.coach}`
const endAccess = `${coach}/end-access`

export const Default: StoryObj = {
  name: 'Shows email, last visit, and title, date and sharing of the training sessions',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bastien Lefort' })).toBeVisible()
    await expect(canvas.getByText('bastien.lefort@studio.example')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Full body débutant/ })).toHaveTextContent(
      'Partagée 26 décembre 2026 à 09:00',
    )
    await expect(canvas.getByRole('row', { name: /Jambes et gainage/ })).toHaveTextContent(
      'Non partagée',
    )
  },
}

export const EndsSharing: StoryObj = {
  name: 'Ends the link of one training session after a confirmation',
  play: async ({ canvas, userEvent }) => {
    const name = 'Arrêter le partage de Full body débutant'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Full body débutant/ })).toHaveTextContent(
        'Non partagée',
      ),
    )
    await expect(canvas.getByRole('row', { name: /Mobilité/ })).toHaveTextContent(/Partagée \d/)
  },
}

export const EndsAccess: StoryObj = {
  name: 'Asks whether the shared links end with the access, and says how many there are',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre fin à l’accès' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Mettre fin à l’accès de Bastien Lefort ?' }),
    )
    await expect(dialog.getByText(/ses 3 séances sont conservés/)).toBeVisible()
    await expect(dialog.getByText('Les 2 liens partagés restent ouverts.')).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Mettre fin à l’accès' })
    await expect(confirm).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /Arrêter aussi les liens/ }))
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Accès terminé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', endAccess)).toEqual({ endsSharing: true })
    await expect(canvas.getByRole('row', { name: /Mobilité/ })).toHaveTextContent('Non partagée')
  },
}

export const KeepsLinks: StoryObj = {
  name: 'Keeps the links if the admin says so',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre fin à l’accès' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Garder les liens/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin à l’accès' }))
    await expect(await canvas.findByText('Accès terminé')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Mobilité/ })).toHaveTextContent(/Partagée \d/)
  },
}

export const LastAdmin: StoryObj = {
  name: 'Says that the last admin stays',
  parameters: { path: `/coach/${studioIds.admin}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre fin à l’accès' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/votre propre accès/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin à l’accès' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const NoSessions: StoryObj = {
  name: 'Says that a coach has no training session, and has never come',
  parameters: { path: `/coach/${studioIds.newCoach}`, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune séance' })).toBeVisible()
    await expect(canvas.getByText('Jamais')).toBeVisible()
  },
}

export const Former: StoryObj = {
  name: 'Offers an invitation to a coach whose access has ended',
  parameters: { path: `/coach/${studioIds.former}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Envoyer une invitation' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mettre fin à l’accès' })).toBeNull()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a coach does not exist, and links back',
  parameters: { path: '/coach/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ce coach n’existe pas/)).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(coach)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the coach cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(coach, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Bastien Lefort' })).toBeVisible()
  },
}
