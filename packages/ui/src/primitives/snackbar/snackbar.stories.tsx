import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SnackbarHost } from './snackbar-host.tsx'
import { createSnackbarQueue } from './snackbar-queue.ts'

/** Long enough for the plays to look at a message, except where its time itself is shown. */
const lasting = createSnackbarQueue({ duration: 60_000 })

const meta = {
  title: 'Primitives/Snackbar',
  component: SnackbarHost,
  args: { queue: lasting },
  beforeEach: () => () => {
    while (lasting.visible().length > 0) {
      for (const { id } of lasting.visible()) lasting.remove(id)
    }
  },
} satisfies Meta<typeof SnackbarHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[3.9.17] shows messages at the top centre',
  play: async () => {
    lasting.add('Saved', 'success')
    const message = await screen.findByText('Saved')
    const { left, right, top } = message.getBoundingClientRect()
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(2)
    await expect(top).toBeLessThan(40)
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
  play: async () => {
    for (const text of ['Saving...', 'Saved', 'deleted']) lasting.add(text)
    await expect(await screen.findByText('Saved')).toBeVisible()
    await expect(screen.queryByText('deleted')).toBeNull()
  },
}

export const Failure: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    lasting.add('Error: le serveur ne répond pas, vos modifications sont gardées', 'danger')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async () => {
    lasting.add('Sauvegardé', 'success')
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
  },
}
