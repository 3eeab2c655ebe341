import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { SignaturePreview } from '../signature-preview/signature-preview.tsx'
import { MailWindow } from './mail-window.tsx'

const options = { iconsBaseUrl }

const meta: Meta<typeof MailWindow> = {
  title: 'Signature/MailWindow',
  component: MailWindow,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: [
        'Show a signature where people will read it: under a message.',
        'Offer the switch if users may want to see the dark mode of mail programs.',
      ],
      dont: ['Put fields or actions inside: it only mimics a mail program.'],
    },
    keys: [{ keys: 'Enter or Space', does: 'On the switch: changes between light and dark.' }],
  },
  args: { children: <SignaturePreview data={sampleSignature} options={options} /> },
}
export default meta

type Story = StoryObj<typeof MailWindow>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: { note: 'Exemple', recipient: 'Service achats', subject: 'Devis 2026-114' },
}

export const Dark: Story = {
  args: {
    scheme: 'dark',
    children: <SignaturePreview data={sampleSignature} options={options} scheme="dark" />,
  },
}

export const SwitchesItsScheme: Story = {
  render: function Switching(args) {
    const [scheme, setScheme] = useState<'light' | 'dark'>('light')
    return (
      <MailWindow {...args} scheme={scheme} onSchemeChange={setScheme}>
        <SignaturePreview data={sampleSignature} options={options} scheme={scheme} />
      </MailWindow>
    )
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Aperçu en mode sombre' })
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() =>
      expect(frame.contentDocument?.documentElement).toHaveAttribute('data-scheme', 'dark'),
    )
  },
}
