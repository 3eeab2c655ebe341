import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UploadError } from '../../media/index.ts'
import { gifFile } from '../../testing/media/files.ts'
import { bounds, slide } from '../../testing/signature/controls.ts'
import { confirmCrop } from '../../testing/signature/confirm-crop.ts'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import { previewRendered, shownSignature } from '../../testing/signature/shown-signature.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import type { UploadImage } from '../model/editor-types.ts'
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

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: { initial: sampleSignature },
  parameters: { variants: ['dark', 'phone'] },
}

async function give(group: HTMLElement, file: File): Promise<void> {
  const input = group.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The uploader has no file input.')
  await userEvent.upload(input, file)
}

function picture(root: HTMLElement): HTMLImageElement | null {
  return shownSignature(root).querySelector('img')
}

export const UploadsALogo: Story = {
  name: '[2.2.15] [2.9.14] accepts a logo of any shape in a box of 250 by 300, crops it, shows it and removes it',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    const box = within(logo)
      .getByRole('button', { name: /Parcourir|Choisir/ })
      .closest('[style]')
    await expect(box).toHaveStyle({ width: '250px', height: '300px' })
    const types = logo.querySelector('input[type=file]')?.getAttribute('accept')?.split(',')
    await expect(types?.every((type) => /^(image\/|\.(jpe?g|png|gif)$)/.test(type.trim()))).toBe(
      true,
    )
    await give(logo, await pictureFile(600, 200, '#c2410c'))
    await confirmCrop()
    await waitFor(() => expect(picture(canvasElement)).not.toBeNull())
    await expect(picture(canvasElement)).toHaveAttribute('width', '140')
    await expect(picture(canvasElement)?.src).toMatch(/^blob:/)
    await userEvent.click(within(logo).getByRole('button', { name: 'Retirer' }))
    await expect(picture(canvasElement)).toBeNull()
  },
}

export const Placeholder: Story = {
  name: '[2.9.13] shows a placeholder 50 px wide while there is no logo',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const place = canvas.getByRole('figure', { name: 'Emplacement du logo' })
    await expect(place.firstElementChild?.getBoundingClientRect().width).toBe(50)
    await give(canvas.getByRole('region', { name: 'Logo' }), await pictureFile(300, 300, '#0b5c6b'))
    await confirmCrop()
    await waitFor(() => expect(place).not.toBeInTheDocument())
  },
}

export const Inherited: Story = {
  name: 'shows an inherited logo with its width, rounding, spacing and link, which can be set',
  args: {
    children: (props) => {
      const media = sampleSignature.logo.media ?? null
      const isSet = props.data.logo.width !== 50
      const logo = { ...props.data.logo, media, width: isSet ? props.data.logo.width : 120 }
      const filled = { ...props.data, logo }
      return <ImagesTab {...props} filled={filled} upload={keepInPage} />
    },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('region', { name: 'Logo' })
    const logo = within(group)
    const place = logo.getByRole('figure', { name: 'Emplacement du logo' })
    await expect(place).toHaveTextContent('Logo de la société')
    await expect(logo.getByRole('slider', { name: 'Largeur' })).toHaveValue('120')
    await expect(logo.getByRole('slider', { name: 'Arrondi' })).toHaveAttribute('max', '60')
    for (const name of ['Largeur', 'Arrondi', 'Espace au-dessus', 'Espace en dessous']) {
      await expect(logo.getByRole('slider', { name })).toBeEnabled()
    }
    await expect(logo.getByLabelText('Lien')).toBeEnabled()
    await slide(group, 'Largeur', 200)
    await expect(logo.getByRole('slider', { name: 'Largeur' })).toHaveValue('200')
  },
}

export const SetsTheLogo: Story = {
  name: '[2.2.16] [2.9.03] sets the logo’s corner radius, its width from 50 to 400 and its link',
  args: { initial: { firstName: 'Inès', logo: sampleSignature.logo } },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
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
  name: '[2.2.17] [2.9.04] sets the banner’s corner radius, width, spacing from 0 to 60 and link',
  args: { initial: { firstName: 'Inès', banner: sampleSignature.banner } },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
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

/** An upload that accepts only GIFs. */
const keepGifs: UploadImage = (file, context) =>
  file.type === 'image/gif'
    ? keepInPage(file, context)
    : Promise.reject(new UploadError('refused', { status: 403 }))

export const Invalid: Story = {
  name: 'shows the errors of a link and an upload, and says that a GIF is not cropped',
  parameters: { variants: ['dark', 'phone'] },
  args: {
    initial: { firstName: 'Inès', logo: sampleSignature.logo },
    children: (props) => <ImagesTab {...props} upload={keepGifs} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    const banner = canvas.getByRole('region', { name: 'Bannière' })
    const link = within(logo).getByRole('textbox', { name: 'Lien' })
    await userEvent.clear(link)
    await userEvent.type(link, 'ma boutique')
    await userEvent.tab()
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    await expect(picture(canvasElement)?.closest('a')).toBeNull()

    await give(logo, await pictureFile(300, 300, '#c2410c'))
    await confirmCrop()
    await expect(await within(logo).findByText('Une erreur est survenue')).toBeVisible()
    await expect(within(logo).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    // The old logo stays after the failed upload.
    await expect(picture(canvasElement)?.src).toBe(sampleSignature.logo.media?.src)

    await give(banner, gifFile())
    await expect(
      await within(banner).findByText('Un GIF ne peut pas être recadré : il est envoyé tel quel.'),
    ).toBeVisible()
  },
}

const neverEnding: UploadImage = (_file, { onProgress }) => {
  onProgress(40)
  return new Promise(() => undefined)
}

export const Uploading: Story = {
  name: 'shows the upload progress, and leaves the signature unchanged until it ends',
  parameters: { variants: ['dark', 'phone'] },
  args: { children: (props) => <ImagesTab {...props} upload={neverEnding} /> },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    await give(logo, await pictureFile(300, 300, '#c2410c'))
    await confirmCrop()
    const progress = await within(logo).findByRole('progressbar', { name: 'Envoi en cours' })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'))
    await expect(picture(canvasElement)).toBeNull()
    await expect(within(logo).getByRole('slider', { name: 'Largeur' })).toBeDisabled()
  },
}

export const FixedLink: Story = {
  name: 'shows a link locked by the company as read-only',
  args: {
    initial: { firstName: 'Inès', logo: { ...sampleSignature.logo, urlEditable: false } },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const logo = canvas.getByRole('region', { name: 'Logo' })
    const link = within(logo).getByRole('textbox', { name: 'Lien' })
    const fixed = sampleSignature.logo.url
    await expect(link).toHaveAccessibleDescription('Adresse fixée par votre entreprise')
    await userEvent.type(link, 'ailleurs')
    await expect(link).toHaveValue(fixed)
    await expect(picture(canvasElement)?.closest('a')?.href).toContain(fixed)
    await userEvent.click(document.body)
  },
}

export const Resets: Story = {
  name: 'resets only the logo, and disables its button afterwards',
  args: { initial: sampleSignature },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const reset = canvas.getByRole('button', { name: 'Réinitialiser la section Logo' })
    const pictures = () => shownSignature(canvasElement).querySelectorAll('img').length
    const before = pictures()
    await userEvent.click(reset)
    await expect(reset).toBeDisabled()
    await expect(pictures()).toBe(before - 1)
    await expect(
      canvas.getByRole('button', { name: 'Réinitialiser la section Bannière' }),
    ).toBeEnabled()
  },
}

export const English: Story = {
  args: { initial: sampleSignature },
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Banner' })).toBeVisible()
  },
}
