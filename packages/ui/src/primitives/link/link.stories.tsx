import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { NavigationProvider } from '../navigation/navigation-provider.tsx'
import { Link } from './link.tsx'

const navigate = fn()

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '/signatures', children: 'Voir les signatures' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  parameters: {
    guidance: {
      do: ['Use it for everything that has an address.', 'Name its target, not the click.'],
      dont: ['Do not use it for an action: use a Button.'],
    },
    keys: [{ keys: 'Enter', does: 'follows it' }],
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Voir les signatures' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/signatures', undefined)
  },
}

export const Playground: Story = { args: { appearance: 'primary' } }

export const External: Story = {
  args: { href: 'https://exemple.fr', isExternal: true, children: 'Ouvrir le site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
}

export const AsButtons: Story = {
  parameters: { variants: ['dark', 'phone'] },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Link href="/create-signature-company" appearance="primary">
        Créer ma signature
      </Link>
      <Link href="/billing">Facturation</Link>
      <Link
        href="/fichier.htm"
        appearance="secondary"
        download="signature.htm"
        icon={<Download size={16} aria-hidden="true" />}
      >
        Télécharger
      </Link>
    </div>
  ),
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}
