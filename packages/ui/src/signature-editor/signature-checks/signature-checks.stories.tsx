import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { checksDone } from '../../testing/signature/checks-done.ts'
import { iconsBaseUrl } from '../../testing/signature/edited-signature.tsx'
import { SignatureChecks } from './signature-checks.tsx'

const meta: Meta<typeof SignatureChecks> = {
  title: 'Editor/SignatureChecks',
  component: SignatureChecks,
  afterEach: async ({ canvas }) => {
    await checksDone(canvas)
  },
  args: { data: sampleSignature, options: { iconsBaseUrl }, onOpenTab: fn() },
}
export default meta

type Story = StoryObj<typeof SignatureChecks>

export const Default: Story = {}

export const Playground: Story = { args: { data: { firstName: 'Inès' } } }

export const AllGood: Story = {
  args: { data: { firstName: 'Inès', lastName: 'Morel', phone: '01 84 60 21 47' } },
  play: async ({ canvas }) => {
    await userEvent.click(await checksDone(canvas))
    const dialog = await screen.findByRole('dialog', { name: 'Vérifications' })
    await expect(within(dialog).getByText(/s’affiche bien dans toutes/)).toBeVisible()
  },
}

export const Findings: Story = {
  args: {
    data: {
      firstName: 'Inès',
      companyWebsite: 'javascript:alert(1)',
      fontStyle: { fontColor: '#ffff66' },
      banner: { media: { ...sampleSignature.banner.media, alt: '' } },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await checksDone(canvas))
    const dialog = await screen.findByRole('dialog', { name: 'Vérifications' })
    const items = within(dialog).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Défaut')
    await expect(items[0]).toHaveTextContent('javascript:alert(1)')
    const mend = within(dialog).getAllByRole('button', { name: 'Corriger dans Images' })
    await userEvent.click(mend[0] ?? dialog)
    await expect(args.onOpenTab).toHaveBeenLastCalledWith('images')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /remarque/ }))
    await screen.findByRole('dialog', { name: 'Vérifications' })
  },
}

export const FindingsInDark: Story = { ...Findings, globals: { scheme: 'dark' } }

export const FindingsOnAPhone: Story = { ...Findings, globals: { viewport: { value: 'phone' } } }
