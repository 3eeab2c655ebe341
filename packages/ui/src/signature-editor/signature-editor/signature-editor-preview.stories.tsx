import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { checksDone } from '../../testing/signature/checks-done.ts'
import { filled, ControlledEditor } from '../../testing/signature/controlled-editor.tsx'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import { seeIn } from '../../testing/signature/see-in.ts'
import { previewRendered, shownSignature } from '../../testing/signature/shown-signature.ts'
import { SignatureEditor } from './signature-editor.tsx'

const meta: Meta<typeof SignatureEditor> = {
  title: 'Editor/SignatureEditor preview',
  component: SignatureEditor,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    value: defaultSignatureData,
    onChange: fn(),
    sample: sampleSignature,
    iconsBaseUrl,
    upload: keepInPage,
  },
  afterEach: async ({ canvas }) => {
    await checksDone(canvas)
  },
  render: (args) => <ControlledEditor {...args} />,
}
export default meta

type Story = StoryObj<typeof SignatureEditor>

export const Sample: Story = {
  name: '[2.2.29] [2.2.30] [2.9.16] previews the sample while the fields are empty',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByText('Exemple')).toBeVisible()
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toHaveValue('')
  },
}

export const FirstEdit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Inès')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Durand')
    await expect(canvas.queryByText('Exemple')).toBeNull()
  },
}

export const Untouched: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { value: filled, hasEdits: false },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Inès')
  },
}

export const TypingKeepsThePictures: Story = {
  args: { value: filled },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const pictures = () => [...shownSignature(canvasElement).querySelectorAll('img')]
    const before = pictures()
    await expect(before.length).toBeGreaterThan(3)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Adresse' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Skype' }), 'ines')
    await expect(pictures()).toEqual(before)
    await expect(pictures().every((picture, index) => picture === before[index])).toBe(true)
  },
}

/** An image's address and how often it was requested. The response forbids caching. */
const logo = { src: iconsBaseUrl.replace('icons/v1', 'logo.png'), requests: 0 }

export const LoadsNoPictureAgain: Story = {
  args: {
    value: completeSignatureData({
      ...filled,
      logo: { ...filled.logo, media: { ...filled.logo.media, src: logo.src } },
    }),
  },
  beforeEach: ({ msw }) => {
    logo.requests = 0
    msw.use(
      http.get(logo.src, async () => {
        logo.requests += 1
        return new HttpResponse(await pictureFile(192, 192, '#0b5c6b'), {
          headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
        })
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const pictures = () =>
      [...canvasElement.querySelectorAll('iframe')].flatMap((frame) => [
        ...(frame.contentDocument?.querySelectorAll<HTMLImageElement>(`img[src="${logo.src}"]`) ??
          []),
      ])
    await waitFor(
      () => expect(pictures().map(({ naturalWidth }) => naturalWidth)).toEqual(Array(5).fill(192)),
      { timeout: 10_000 },
    )
    const [before, shown] = [logo.requests, pictures()]
    await expect(before).toBeGreaterThan(0)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), ' Joséphine')
    await seeIn('Outlook (Windows)')
    await canvas.findByText(/Retiré par Outlook/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Mode sombre' }))
    await waitFor(() => {
      for (const frame of canvasElement.querySelectorAll('iframe'))
        void expect(frame.contentDocument?.body).toHaveTextContent('Inès Joséphine')
    })
    await expect(pictures().every((picture, index) => picture === shown[index])).toBe(true)
    await expect(logo.requests).toBe(before)
  },
}

export const Template: Story = {
  args: {
    value: completeSignatureData({ signoff: { key: 'cdt', text: 'Cordialement' } }),
    fillIn: (data) => ({
      ...data,
      firstName: data.firstName || 'Inès',
      lastName: 'Morel',
      companyName: 'Maison Lune',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès Morel')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Léa')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Léa Morel')
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
  },
}

const bannerUrl = 'https://signatures.example/banner/ines'

export const ServedBanner: Story = {
  name: 'explains how Outlook treats a banner at a permanent address, and previews the image itself',
  args: { value: filled, bannerUrl },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const shown = [...shownSignature(canvasElement).querySelectorAll('img')].map(({ src }) => src)
    await expect(shown).toContain(filled.banner.media?.src)
    await expect(shown).not.toContain(bannerUrl)
    await userEvent.click(await canvas.findByText('Rien à signaler', {}, { timeout: 10_000 }))
    await expect(await screen.findByText(/^Outlook pour Windows garde les images/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NothingServed: Story = {
  name: 'says nothing about the permanent address while there is no banner',
  args: { value: { ...filled, banner: defaultSignatureData.banner }, bannerUrl },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Rien à signaler', {}, { timeout: 10_000 }))
    const dialog = await screen.findByRole('dialog', { name: 'Vérifications' })
    await expect(dialog).not.toHaveTextContent('Bon à savoir')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
