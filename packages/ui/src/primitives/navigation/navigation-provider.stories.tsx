import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { NavigationProvider } from './navigation-provider.tsx'

const meta = {
  title: 'Primitives/NavigationProvider',
  component: NavigationProvider,
  tags: ['autodocs'],
  args: { navigate: fn(), children: <Link href="/equipes">Voir les équipes</Link> },
  parameters: {
    guidance: {
      do: ['Put it inside your router, once, and pass the router’s own `navigate`.'],
      dont: ['Do not use it if a click should load a page: a plain `Link` does that.'],
    },
    keys: [{ keys: 'Enter', does: 'on a link inside it, navigates without loading a page' }],
  },
} satisfies Meta<typeof NavigationProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Voir les équipes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.navigate).toHaveBeenCalledWith('/equipes', undefined)
  },
}

export const Playground: Story = {
  args: {
    children: (
      <Link href="/equipes" appearance="primary">
        Voir les équipes
      </Link>
    ),
  },
}
