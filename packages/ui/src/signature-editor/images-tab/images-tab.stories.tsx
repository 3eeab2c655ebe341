import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bounds, slide } from '../../testing/signature/controls.ts'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import { previewDrawn, shownSignature } from '../../testing/signature/shown-signature.ts'
import { ImagesTab } from './images-tab.tsx'

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/ImagesTab',
  component: EditedSignature,
  args: {
    initial: { firstName: 'Inès', lastName: 'Morel' },
    children: (props) => <ImagesTab {...props} upload={keepInPage} />,
  },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = {}

export const Playground: Story = { args: { initial: sampleSignature } }

async function give(group: HTMLElement, file: File): Promise<void> {
  const input = group.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The uploader has no file input.')
  await userEvent.upload(input, file)
}

function picture(root: HTMLElement): HTMLImageElement | null {
  return shownSignature(root).querySelector('img')
}

export const UploadsALogo: Story = {
  name: '[2.9.14] takes a logo of any shape in a box of 250 by 300, shows it and removes it',
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    const box = within(logo)
      .getByRole('button', { name: /Parcourir|Choisir/ })
      .closest('[style]')
    await expect(box).toHaveStyle({ width: '250px', height: '300px' })
    await give(logo, await pictureFile(600, 200, '#c2410c'))
    await waitFor(() => expect(picture(canvasElement)).not.toBeNull())
    await expect(picture(canvasElement)).toHaveAttribute('width', '140')
    await expect(picture(canvasElement)?.src).toMatch(/^blob:/)
    await userEvent.click(within(logo).getByRole('button', { name: 'Retirer' }))
    await expect(picture(canvasElement)).toBeNull()
  },
}

export const SetsTheLogo: Story = {
  name: '[2.2.16] [2.9.03] sets the logo’s roundness, its width from 50 to 400 and its link',
  args: { initial: { firstName: 'Inès', logo: sampleSignature.logo } },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    await expect(bounds(logo, 'Largeur')).toEqual(['50', '400'])
    await slide(logo, 'Largeur', 120)
    await expect(bounds(logo, 'Arrondi')).toEqual(['0', '60'])
    await slide(logo, 'Arrondi', 60)
    const link = within(logo).getByRole('textbox', { name: 'Lien' })
    await userEvent.clear(link)
    await userEvent.type(link, 'maison-lune.example')
    const shown = picture(canvasElement)
    await expect(shown).toHaveAttribute('width', '120')
    await expect(shown?.style.borderRadius).toBe('60px')
    await expect(shown?.closest('a')?.href).toBe('https://maison-lune.example/')
  },
}

export const SetsTheBanner: Story = {
  name: '[2.2.17] [2.9.04] sets the banner’s roundness, width, spacing from 0 to 60 and link',
  args: { initial: { firstName: 'Inès', banner: sampleSignature.banner } },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const banner = canvas.getByRole('region', { name: 'Bannière' })
    await expect(bounds(banner, 'Largeur')).toEqual(['50', '1000'])
    for (const side of ['Espace au-dessus', 'Espace en dessous']) {
      await expect(bounds(banner, side)).toEqual(['0', '60'])
    }
    await slide(banner, 'Largeur', 300)
    await slide(banner, 'Arrondi', 10)
    const before = shownSignature(canvasElement).getBoundingClientRect().height
    await slide(banner, 'Espace au-dessus', 60)
    await expect(shownSignature(canvasElement).getBoundingClientRect().height).toBeGreaterThan(
      before + 30,
    )
    const link = within(banner).getByRole('textbox', { name: 'Lien' })
    await userEvent.clear(link)
    await userEvent.type(link, 'maison-lune.example')
    await expect(picture(canvasElement)).toHaveAttribute('width', '300')
    await expect(picture(canvasElement)?.closest('a')?.href).toBe('https://maison-lune.example/')
  },
}

export const WrongType: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('region', { name: 'Logo' })
    const input = logo.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(input ?? logo, file, { applyAccept: false })
    await expect(await canvas.findByText('Erreur de type')).toBeVisible()
  },
}

export const Dark: Story = { args: { initial: sampleSignature }, globals: { scheme: 'dark' } }

export const Phone: Story = {
  args: { initial: sampleSignature },
  globals: { viewport: { value: 'phone' } },
}
