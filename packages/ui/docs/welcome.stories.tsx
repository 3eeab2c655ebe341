import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Showcase } from './showcase/showcase.tsx'

const meta = {
  title: 'Welcome',
  component: Showcase,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Showcase>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    await waitFor(() => expect(preview.contentDocument?.body).toHaveTextContent('Camille Durand'))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Prénom' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Zélie')
    await expect(preview.contentDocument?.body).toHaveTextContent('Zélie Durand')
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre LinkedIn' }))
    await expect(canvas.getByText('LinkedIn déposé en position 2 sur 4.')).toBeInTheDocument()
  },
}
