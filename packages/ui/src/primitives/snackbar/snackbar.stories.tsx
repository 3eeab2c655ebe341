import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SnackbarHost } from './snackbar-host.tsx'
import { createSnackbarQueue } from './snackbar-queue.ts'

/**
 * Queue whose messages stay long enough for the play functions to find them, except where the
 * duration itself is tested.
 */
const lasting = createSnackbarQueue({ duration: 60_000 })

const meta = {
  title: 'Primitives/Snackbar',
  component: SnackbarHost,
  tags: ['autodocs'],
  // These messages stay, so screenshots can show them.
  render: (args) => <SnackbarHost {...args} data-volatile={undefined} />,
  args: { queue: lasting },
  beforeEach: () => () => {
    while (lasting.visible().length > 0) {
      for (const { id } of lasting.visible()) lasting.remove(id)
    }
  },
  parameters: {
    guidance: {
      do: ['Confirm in two or three words what was done.'],
      dont: [
        'Do not show anything here that is needed later: all but errors disappear after 1.5 seconds.',
        'Do not ask questions here.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the close button; the messages stay meanwhile' },
      { keys: 'Enter, Space', does: 'on that button, dismisses the message' },
    ],
  },
} satisfies Meta<typeof SnackbarHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  name: '[3.9.17] shows messages at the top centre',
  play: async () => {
    lasting.add('Saved', 'success')
    const message = await screen.findByText('Saved')
    await waitFor(async () => {
      const { left, right, top } = message.getBoundingClientRect()
      await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(2)
      await expect(top).toBeLessThan(40)
    })
  },
}

export const Playground: Story = {
  render: function Try() {
    const [queue] = useState(() => createSnackbarQueue())
    return (
      <>
        <SnackbarHost queue={queue} />
        <Button onPress={() => queue.add('Copié', 'success')}>Copier</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Copié')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 4000 })
  },
}

export const AtMostTwo: Story = {
  parameters: { variants: ['dark'] },
  play: async () => {
    for (const text of ['Saving...', 'Saved', 'deleted']) lasting.add(text)
    await expect(await screen.findByText('Saved')).toBeVisible()
    await expect(screen.queryByText('deleted')).toBeNull()
  },
}

export const Failure: Story = {
  parameters: { variants: ['dark'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    lasting.add('Error: le serveur ne répond pas, vos modifications sont gardées', 'danger')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const ErrorStays: Story = {
  name: 'Keeps an error until it is dismissed, and returns the focus',
  render: function Try() {
    const [queue] = useState(() => createSnackbarQueue({ duration: 200 }))
    return (
      <>
        <SnackbarHost queue={queue} />
        <Button onPress={() => queue.add('Enregistrement impossible', 'danger')}>
          Enregistrer
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.click(save)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enregistrement impossible')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(save).toHaveFocus()
  },
}

export const Waits: Story = {
  render: function Try() {
    const [queue] = useState(() => createSnackbarQueue({ duration: 300 }))
    return (
      <>
        <SnackbarHost queue={queue} />
        <Button onPress={() => queue.add('Lien copié')}>Copier le lien</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien' }))
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien' }))
    await expect(await canvas.findByRole('status')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}
