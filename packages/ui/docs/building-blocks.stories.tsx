import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, screen, waitFor, within } from 'storybook/test'
import { photoFile } from '../src/testing/media/pictures.ts'
import { onUpload, storedAs } from '../src/testing/media/stored-media.ts'
import { coachArgs } from '../src/testing/video-import/exercise-page.tsx'
import { photoNetwork, token } from '../src/testing/video-import/handlers.ts'
import { BuildingBlocks } from './building-blocks/building-blocks.tsx'

const meta = {
  title: 'Building blocks',
  component: BuildingBlocks,
  parameters: { layout: 'fullscreen' },
  args: { videoImport: { ...coachArgs, isOpen: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...photoNetwork(token),
      onUpload(() => storedAs('logo')),
    ),
} satisfies Meta<typeof BuildingBlocks>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { parameters: { variants: ['dark', 'phone'] } }

export const AtWork: Story = {
  name: '[2.1.10] opens the modal and the drawer, selects, searches, crops and imports',
  play: async ({ canvas, userEvent }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la fenêtre' }))
    await screen.findByRole('dialog', { name: 'Déployer la signature' })
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le tiroir' }))
    await screen.findByRole('dialog', { name: 'Filtres' })
    await userEvent.keyboard('{Escape}')
    await closed()

    await userEvent.click(canvas.getByRole('tab', { name: 'Installées' }))
    await expect(canvas.getByText(/97 signatures installées/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: /Équipe/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Support' }))
    await expect(canvas.getByRole('button', { name: /Équipe/ })).toHaveTextContent('Support')

    await userEvent.type(canvas.getByRole('searchbox'), 'Nadia')
    await waitFor(() => expect(canvas.queryByText('Oscar Blanc')).toBeNull())
    await expect(canvas.getByText('Nadia Perrin')).toBeVisible()

    const input = canvas.getByLabelText('Logo', { selector: 'input' })
    await userEvent.upload(input, await photoFile(600, 400))
    const crop = await screen.findByRole('dialog', { name: 'Resize image' })
    await userEvent.click(within(crop).getByRole('button', { name: 'Annuler' }))
    await closed()

    await userEvent.click(canvas.getByRole('button', { name: 'Importer depuis Instagram' }))
    const videos = await screen.findByRole('dialog', {
      name: 'Importer une video depuis instagram',
    })
    await expect(
      within(await within(videos).findByRole('radiogroup')).getAllByRole('radio'),
    ).toHaveLength(5)
  },
}
