import { completeSignatureData, enableAddon } from '@org/signature'
import type { AddonKey, Addons } from '@org/signature'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { clearMediaCache } from '../../media/video-import/media-list/media-cache.ts'
import type { MediaItem } from '../../media/video-import/network/video-item.ts'
import { bounds, choose, slide } from '../../testing/signature/controls.ts'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { moveByKeys } from '../../testing/signature/move-by-keys.ts'
import {
  previewRendered,
  shownOrder,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { photoNetwork } from '../../testing/video-import/handlers.ts'
import { posts } from '../../testing/video-import/posts.ts'
import type { EditorVideos } from '../model/editor-types.ts'
import { AddonTab } from './addon-tab.tsx'

const { addons: noAddons } = completeSignatureData({
  addons: { videoConf: { data: { url: 'https://zoom.us/j/2468' } } },
})

function withAddons(...keys: AddonKey[]): { firstName: string; addons: Addons } {
  return { firstName: 'Inès', addons: keys.reduce(enableAddon, noAddons) }
}

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/AddonTab',
  component: EditedSignature,
  args: {
    initial: { firstName: 'Inès', lastName: 'Morel' },
    children: (props) => <AddonTab {...props} />,
  },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: { initial: withAddons('disclaimer', 'videoConf', 'greenMessage') },
  parameters: { variants: ['dark', 'phone'] },
}

function enabled(root: HTMLElement): string[] {
  const list = within(root).queryByRole('list', { name: 'Dans votre signature' })
  if (!list) return []
  return [...list.querySelectorAll('[data-addon]')].map(({ textContent }) => textContent)
}

/** A video account that is already connected. */
const videos: EditorVideos = {
  userId: 'ines',
  account: {
    isConnected: async () => true,
    authorisationUrl: async () => 'https://photo-network.example/oauth/authorize',
    connect: async () => {},
    posts: async () => ({ items: posts.data as MediaItem[], next: null }),
    disconnect: async () => {},
  },
}

export const VideosOffered: Story = {
  name: 'links the video button to a video from the user’s own account',
  args: {
    initial: withAddons('videoConf'),
    videos,
  },
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => {
    clearMediaCache()
    msw.use(...photoNetwork())
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Visioconférence' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Importer depuis Instagram' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Importer une video depuis instagram',
    })
    await userEvent.click(await within(dialog).findByRole('radio', { name: /^Squat/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importer' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Lien de la réunion' })).toHaveValue(
        'https://photo-network.example/p/17900001',
      ),
    )
  },
}

export const SignOff: Story = {
  name: '[2.2.23] [2.4.08] [2.4.09] makes preset sign-offs read-only and the custom one editable',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Sign Off' })).toBeVisible()
    for (const text of ['Cordialement', 'Merci', 'Bien à vous']) {
      await choose(canvasElement, /Formule de politesse/, text)
      const field = canvas.getByRole('textbox', { name: 'Texte de la formule' })
      await expect(field).toHaveValue(text)
      await expect(field).toHaveAttribute('readonly')
      await expect(shownSignature(canvasElement)).toHaveTextContent(text)
    }
    await choose(canvasElement, /Formule de politesse/, 'Personnalisée')
    const field = canvas.getByRole('textbox', { name: 'Texte de la formule' })
    await userEvent.clear(field)
    await userEvent.type(field, 'À très vite')
    await expect(shownSignature(canvasElement)).toHaveTextContent('À très vite')
  },
}

export const CustomSignOff: Story = {
  name: '[2.3.27] signs off with Cordialement, Merci, Bien à vous or custom text',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Formule de politesse/ }))
    const choices = await screen.findByRole('listbox')
    const labels = within(choices).getAllByRole('option')
    await expect(labels.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Cordialement', 'Merci', 'Bien à vous', 'Personnalisée']),
    )
    await userEvent.click(within(choices).getByRole('option', { name: 'Personnalisée' }))
    const field = canvas.getByRole('textbox', { name: 'Texte de la formule' })
    await userEvent.clear(field)
    await userEvent.type(field, 'À bientôt à Lyon')
    await expect(shownSignature(canvasElement)).toHaveTextContent('À bientôt à Lyon')
  },
}

export const Confidential: Story = {
  name: '[2.3.25] ends with a French legal text for the preset Confidentiel',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Mentions' }))
    await choose(canvasElement, /Modèle/, 'Confidentiel')
    await expect(shownSignature(canvasElement)).toHaveTextContent(
      /Ce message et ses pièces jointes sont confidentiels.*destinataires/,
    )
  },
}

export const EnablesAndDisables: Story = {
  name: '[2.2.25] [2.4.03] [2.4.04] appends an enabled addon to the list and removes a disabled one',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Message vert' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Visioconférence' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Mentions' }))
    await expect(enabled(canvasElement)).toEqual(['Message vert', 'Visioconférence', 'Mentions'])
    await expect(canvas.queryByRole('button', { name: /^Ajouter / })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Message vert' }))
    await expect(enabled(canvasElement)).toEqual(['Visioconférence', 'Mentions'])
    await expect(canvas.getByRole('button', { name: 'Ajouter Message vert' })).toBeVisible()
  },
}

export const OpensInItsRow: Story = {
  name: 'opens the settings of an addon inside its row by keyboard',
  args: { initial: withAddons('disclaimer', 'videoConf', 'greenMessage') },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Visioconférence' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const settings = canvas.getByRole('region', { name: 'Réglages : Visioconférence' })
    await expect(settings.closest('li')).toBe(opener.closest('li'))
    await expect(opener).toHaveAttribute('aria-controls', settings.id)
    const below = canvas.getByRole('button', { name: 'Message vert' })
    await expect(settings.getBoundingClientRect().bottom).toBeLessThan(
      below.getBoundingClientRect().top,
    )
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'Réglages : Visioconférence' })).toBeNull()
  },
}

export const KeepsTheFocus: Story = {
  name: 'moves focus with an addon that is added or removed',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ajouter Mentions' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Mentions' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Supprimer Mentions' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Ajouter Mentions' })).toHaveFocus()
  },
}

export const Sorts: Story = {
  name: '[2.2.24] [2.4.05] reorders the enabled addons with the drag handle',
  args: { initial: withAddons('disclaimer', 'videoConf', 'greenMessage') },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(canvas.getAllByRole('button', { name: /^Supprimer / })).toHaveLength(3)
    await moveByKeys(canvas.getByRole('button', { name: 'Déplacer Visioconférence' }), -1)
    await expect(enabled(canvasElement)).toEqual(['Visioconférence', 'Mentions', 'Message vert'])
    await expect(shownOrder(canvasElement, ['éco-attitude', 'Meet me on Zoom'])).toEqual([
      'Meet me on Zoom',
      'éco-attitude',
    ])
  },
}

export const Disclaimer: Story = {
  name: '[2.4.10] [2.4.11] [2.9.09] offers disclaimer presets and a text box of ten rows for custom text',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Mentions' }))
    await choose(canvasElement, /Modèle/, 'Confidentiel')
    const text = canvas.getByRole('textbox', { name: 'Texte' })
    await expect(text).toHaveAttribute('rows', '10')
    await expect(text).toHaveAttribute('readonly')
    await expect(shownSignature(canvasElement)).toHaveTextContent(
      'pièces jointes sont confidentiels',
    )
    await choose(canvasElement, /Modèle/, 'Personnalisé')
    await userEvent.clear(text)
    await userEvent.type(text, 'SAS au capital de 40 000 €')
    await expect(shownSignature(canvasElement)).toHaveTextContent('SAS au capital de 40 000 €')
  },
}

export const GreenMessage: Story = {
  name: '[2.4.10] [2.4.11] offers green message presets and custom text',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Message vert' }))
    await choose(canvasElement, /Modèle/, 'Green message')
    const text = canvas.getByRole('textbox', { name: 'Texte' })
    await expect(text).toHaveAttribute('readonly')
    await expect(shownSignature(canvasElement)).toHaveTextContent('consider the environment')
    await choose(canvasElement, /Modèle/, 'Personnalisé')
    await userEvent.clear(text)
    await userEvent.type(text, 'Imprimons moins')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Imprimons moins')
  },
}

export const Width: Story = {
  name: '[2.4.12] [2.9.08] sets a disclaimer’s width: automatic, or 200 (the default) to 800 in steps of 20',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Mentions' }))
    const automatic = canvas.getByRole('switch', { name: 'Largeur automatique' })
    await expect(automatic).toBeChecked()
    await expect(canvas.queryByRole('slider', { name: 'Largeur' })).toBeNull()
    await userEvent.click(automatic)
    const width = canvas.getByRole('slider', { name: 'Largeur' })
    await expect(width).toHaveValue('200')
    await expect(bounds(canvasElement, 'Largeur')).toEqual(['200', '800'])
    await expect(width).toHaveAttribute('step', '20')
    await slide(canvasElement, 'Largeur', 420)
    await expect(shownSignature(canvasElement).querySelector('[width="420"]')).not.toBeNull()
  },
}

export const VideoProvider: Story = {
  name: '[2.4.13] [2.4.14] resets the button’s text and uses the provider’s colors when a provider is selected',
  args: { initial: withAddons('videoConf') },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Visioconférence' }))
    const text = canvas.getByRole('textbox', { name: 'Texte du bouton' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Ma salle')
    await choose(canvasElement, /Service/, 'Google Meet')
    await expect(text).toHaveValue('Meet me on Google Meet')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Meet me on Google Meet')
    await expect(shownSignature(canvasElement).innerHTML).toMatch(/#00796b|rgb\(0, 121, 107\)/)
  },
}

export const VideoWithoutLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Visioconférence' }))
    const link = canvas.getByRole('textbox', { name: 'Lien de la réunion' })
    await expect(link).toHaveAccessibleDescription('Le bouton apparaît dès que le lien est rempli.')
    await userEvent.type(link, 'https://zoom.us/j/1')
    await expect(link).not.toHaveAccessibleDescription()
    await expect(shownSignature(canvasElement)).toHaveTextContent('Meet me on Zoom')
  },
}

export const VideoColors: Story = {
  name: '[2.4.15] lets the user set the button’s colors when the provider’s colors are off',
  args: { initial: withAddons('videoConf') },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Visioconférence' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Couleurs du service' }))
    const color = canvas.getByRole('textbox', { name: 'Couleur du bouton' })
    await userEvent.clear(color)
    await userEvent.type(color, '#7a1fa2')
    await expect(shownSignature(canvasElement).innerHTML).toMatch(/#7a1fa2|rgb\(122, 31, 162\)/)
  },
}

export const VideoShape: Story = {
  name: '[2.9.06] [2.9.07] limits the button’s radius to 0 or 8 to 30 and its height to 20 to 60',
  args: { initial: withAddons('videoConf') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visioconférence' }))
    const radius = canvas.getByRole('slider', { name: 'Arrondi du bouton' })
    await expect(radius).toHaveValue('0')
    radius.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radius).toHaveValue('8')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(radius).toHaveValue('0')
    await expect(radius).toHaveAttribute('max', '30')
    await expect(canvas.getByRole('slider', { name: 'Hauteur du bouton' })).toHaveValue('35')
    await expect(bounds(canvasElement, 'Hauteur du bouton')).toEqual(['20', '60'])
  },
}

export const Invalid: Story = {
  name: 'marks an invalid meeting link and shows no button for it',
  parameters: { variants: ['dark', 'phone'] },
  args: { initial: withAddons('videoConf') },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Visioconférence' }))
    const link = canvas.getByRole('textbox', { name: 'Lien de la réunion' })
    await userEvent.clear(link)
    await userEvent.type(link, 'ma salle')
    await userEvent.tab()
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Meet me on Zoom')
  },
}

export const Resets: Story = {
  name: 'removes all blocks and resets their settings',
  args: { initial: withAddons('disclaimer', 'videoConf') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Réinitialiser la section Dans votre signature' }),
    )
    await expect(enabled(canvasElement)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Visioconférence' }))
    await expect(canvas.getByRole('textbox', { name: 'Lien de la réunion' })).toHaveValue('')
  },
}

export const English: Story = {
  args: { initial: withAddons('disclaimer', 'videoConf') },
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Disclaimer' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Green message' })).toBeVisible()
  },
}
