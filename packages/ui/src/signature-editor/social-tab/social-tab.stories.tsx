import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bounds, slide } from '../../testing/signature/controls.ts'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { moveByKeys } from '../../testing/signature/move-by-keys.ts'
import {
  previewRendered,
  shownPicture,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { NetworkPalette } from '../network-palette/network-palette.tsx'
import { SocialTab } from './social-tab.tsx'

const address = (icon: string, editable = true) => ({
  icon,
  src: '',
  url: `https://www.${icon}.com/maison-lune`,
  editable,
})

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/SocialTab',
  component: EditedSignature,
  args: {
    initial: {
      firstName: 'Inès',
      social: { socialIcons: [address('linkedin'), address('instagram'), address('facebook')] },
    },
    children: (props) => <SocialTab {...props} iconsBaseUrl={iconsBaseUrl} />,
  },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { initial: sampleSignature } }

export const Empty: Story = { args: { initial: { firstName: 'Inès' } } }

export const WithoutPictures: Story = {
  args: { children: (props) => <SocialTab {...props} iconsBaseUrl={undefined} /> },
}

export const AddsFromThePalette: Story = {
  name: '[2.2.21] [2.2.22] offers the networks that are not selected yet and adds the clicked one',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const palette = within(canvas.getByRole('list', { name: 'Ajouter un réseau' }))
    await expect(palette.queryByRole('button', { name: 'Ajouter LinkedIn' })).toBeNull()
    await userEvent.click(palette.getByRole('button', { name: 'Ajouter YouTube' }))
    await expect(palette.queryByRole('button', { name: 'Ajouter YouTube' })).toBeNull()
    const added = canvas.getByRole('textbox', { name: 'Adresse YouTube' })
    await waitFor(() => expect(added).toHaveFocus())
    const { top, bottom } = added.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const url = canvas.getByRole('textbox', { name: 'Adresse YouTube' })
    await expect(url).toHaveValue('https://www.youtube.com/@')
    await expect(url).toHaveAccessibleDescription('Complétez l’adresse')
    await userEvent.keyboard('maisonlune')
    await expect(shownPicture(canvasElement, 'YouTube')?.closest('a')?.href).toBe(
      'https://www.youtube.com/@maisonlune',
    )
  },
}

export const EditsAndSorts: Story = {
  name: '[2.2.19] edits an address and reorders the icons with the drag handle',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const url = canvas.getByRole('textbox', { name: 'Adresse Instagram' })
    await userEvent.clear(url)
    await userEvent.type(url, 'https://www.instagram.com/lune.paris')
    await expect(shownPicture(canvasElement, 'Instagram')?.closest('a')?.href).toBe(
      'https://www.instagram.com/lune.paris',
    )
    await moveByKeys(canvas.getByRole('button', { name: 'Déplacer LinkedIn' }), 2)
    const order = [...shownSignature(canvasElement).querySelectorAll('img')].map(({ alt }) => alt)
    await expect(order).toEqual(['Instagram', 'Facebook', 'LinkedIn'])
  },
}

/** Returns the vertical centre of an element in the window. */
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

export const OneLineEach: Story = {
  name: 'shows each network on one line, with room for its address',
  play: async ({ canvas }) => {
    const url = canvas.getByRole('textbox', { name: 'Adresse Instagram' })
    const sameLine = [
      canvas.getByRole('button', { name: 'Déplacer Instagram' }),
      canvas.getByRole('button', { name: 'Supprimer Instagram' }),
    ]
    for (const button of sameLine) {
      await expect(Math.abs(middleOf(button) - middleOf(url))).toBeLessThan(2)
    }
    await expect(url.getBoundingClientRect().width).toBeGreaterThan(150)
  },
}

export const RemovesOnlyWhatIsEditable: Story = {
  name: '[2.2.20] allows removing an icon only if its address is editable',
  args: {
    initial: { social: { socialIcons: [address('linkedin', false), address('instagram')] } },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Supprimer LinkedIn' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Adresse LinkedIn' })).toHaveAttribute(
      'readonly',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Instagram' }))
    await expect(shownPicture(canvasElement, 'Instagram')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ajouter Instagram' })).toBeVisible()
  },
}

export const Look: Story = {
  name: '[2.2.18] [2.3.06] [2.9.02] sets the caption, the icons’ width from 10 to 50 and their shape',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const width = canvas.getByRole('slider', { name: 'Largeur des icônes' })
    await expect(width).toHaveValue('25')
    await expect(bounds(canvasElement, 'Largeur des icônes')).toEqual(['10', '50'])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Légende' }), 'Suivez-nous')
    await slide(canvasElement, 'Largeur des icônes', 40)
    await slide(canvasElement, 'Arrondi des icônes', 20)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Suivez-nous')
    await expect(shownPicture(canvasElement, 'LinkedIn')).toHaveAttribute('width', '40')
    await expect(shownPicture(canvasElement, 'linkedin-8.png')).not.toBeNull()
  },
}

export const AllSelected: Story = {
  name: 'says that all networks are selected if none is left to add',
  args: {
    children: () => <NetworkPalette networks={[]} onAdd={fn()} iconsBaseUrl={iconsBaseUrl} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tous les réseaux sont dans votre signature.')).toBeVisible()
    await expect(canvas.queryByText('Aucun réseau ne porte ce nom.')).toBeNull()
  },
}

export const RadiusFollowsTheWidth: Story = {
  name: '[2.9.01] limits the corner radius to half the width',
  play: async ({ canvas, canvasElement }) => {
    await slide(canvasElement, 'Largeur des icônes', 40)
    await expect(bounds(canvasElement, 'Arrondi des icônes')).toEqual(['0', '20'])
    await slide(canvasElement, 'Arrondi des icônes', 20)
    await slide(canvasElement, 'Largeur des icônes', 16)
    await expect(canvas.getByRole('slider', { name: 'Arrondi des icônes' })).toHaveValue('8')
  },
}

export const Searches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un réseau' }), 'git')
    const palette = canvas.getByRole('list', { name: 'Ajouter un réseau' })
    await expect(within(palette).getAllByRole('button')).toHaveLength(2)
    await userEvent.keyboard('zzz')
    await expect(canvas.getByText('Aucun réseau ne porte ce nom.')).toBeVisible()
  },
}

export const Invalid: Story = {
  name: 'leaves out an icon with an incomplete or disallowed address',
  parameters: { variants: ['dark', 'phone'] },
  args: {
    initial: {
      firstName: 'Inès',
      social: {
        socialIcons: [
          { ...address('linkedin'), url: 'https://www.linkedin.com/in/' },
          { ...address('instagram'), url: 'javascript:alert(1)' },
          address('facebook'),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const shown = () =>
      [...shownSignature(canvasElement).querySelectorAll('img')].map(({ alt }) => alt)
    await expect(shown()).toEqual(['Facebook'])
    await expect(
      canvas.getByRole('textbox', { name: 'Adresse Instagram' }),
    ).toHaveAccessibleDescription(/n’ouvrent pas cette adresse/)
    const url = canvas.getByRole('textbox', { name: 'Adresse LinkedIn' })
    await expect(url).toHaveAccessibleDescription('Complétez l’adresse')
    await userEvent.type(url, 'ines')
    await expect(shown()).toEqual(['LinkedIn', 'Facebook'])
  },
}

export const TooMany: Story = {
  name: 'opens an old signature with too many networks, says so and removes the last ones',
  args: {
    initial: {
      firstName: 'Inès',
      social: {
        socialIcons: Array.from({ length: 70 }, () => address('facebook')),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const pictures = () => shownSignature(canvasElement).querySelectorAll('img')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Cette signature en compte 70 : seuls les 60 premiers sont montrés ici',
    )
    const [first] = canvas.getAllByRole('button', {
      name: 'Supprimer Facebook',
    })
    await userEvent.click(first ?? canvasElement)
    await expect(pictures()).toHaveLength(69)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer les 9 derniers' }))
    await expect(pictures()).toHaveLength(60)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const RemovesTheLast: Story = {
  name: 'moves focus to the palette when the last network is removed',
  args: { initial: { firstName: 'Inès', social: { socialIcons: [address('linkedin')] } } },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Supprimer LinkedIn' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Ajouter Facebook'))
    await expect(canvas.getByText(/Aucun réseau pour le moment/)).toBeVisible()
  },
}

export const Resets: Story = {
  name: 'resets the look without the networks, and the networks except those locked by the company',
  args: {
    initial: {
      firstName: 'Inès',
      social: {
        caption: 'Suivez-nous',
        width: 40,
        socialIcons: [address('linkedin', false), address('instagram')],
      },
    },
  },
  play: async ({ canvas }) => {
    const reset = (title: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Réinitialiser la section ${title}` }))
    await reset('Apparence')
    await expect(canvas.getByRole('slider', { name: 'Largeur des icônes' })).toHaveValue('25')
    await expect(canvas.getByRole('textbox', { name: 'Légende' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Adresse Instagram' })).toBeVisible()
    await reset('Vos réseaux')
    await expect(canvas.queryByRole('textbox', { name: 'Adresse Instagram' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Adresse LinkedIn' })).toBeVisible()
  },
}

export const English: Story = {
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address of LinkedIn' })).toBeVisible()
  },
}
