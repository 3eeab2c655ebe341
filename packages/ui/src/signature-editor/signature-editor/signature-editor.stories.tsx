import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { iconsBaseUrl } from '../../testing/signature/edited-signature.tsx'
import { checksDone } from '../../testing/signature/checks-done.ts'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import {
  previewDrawn,
  shownPicture,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { SignatureEditor } from './signature-editor.tsx'

const meta: Meta<typeof SignatureEditor> = {
  title: 'Editor/SignatureEditor',
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
  render: function Controlled({ value, onChange, ...args }) {
    const [data, setData] = useState(value)
    return (
      <div style={{ height: '100dvh' }}>
        <SignatureEditor
          {...args}
          value={data}
          onChange={(next) => {
            setData(next)
            onChange(next)
          }}
        />
      </div>
    )
  },
}
export default meta

type Story = StoryObj<typeof SignatureEditor>

const filled = completeSignatureData({ ...sampleSignature, firstName: 'Inès', lastName: 'Morel' })
async function slowly<Result>(work: Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  return await work
}

const phone = { viewport: { value: 'phone' } }

export const Default: Story = {}

export const Playground: Story = { args: { value: filled, tabs: ['general', 'social'] } }

export const Sample: Story = {
  name: '[2.2.29] [2.2.30] [2.9.16] previews the sample while the fields show the empty data',
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByText('Exemple')).toBeVisible()
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toHaveValue('')
  },
}

export const FirstEdit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Inès')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Durand')
    await expect(canvas.queryByText('Exemple')).toBeNull()
  },
}

export const Untouched: Story = {
  args: { value: filled, hasEdits: false },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Inès')
  },
}

export const Filled: Story = {
  name: '[2.1.02] [2.2.06] [2.2.07] edits on the left, a new message and the layouts on the right',
  args: { value: filled },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const pane = canvas.getByRole('region', { name: 'Réglages de la signature' })
    const message = canvas.getByRole('region', { name: 'Nouveau message' })
    const layouts = canvas.getByRole('group', { name: 'Mise en page' })
    await expect(pane.getBoundingClientRect().width).toBe(420)
    await expect(pane.getBoundingClientRect().right).toBeLessThanOrEqual(
      message.getBoundingClientRect().left,
    )
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      layouts.getBoundingClientRect().top,
    )
    await expect(
      message.contains(
        shownSignature(canvasElement).ownerDocument.defaultView?.frameElement ?? null,
      ),
    ).toBe(true)
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Okafor')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès Okafor')
  },
}

export const AllTabs: Story = {
  name: '[2.1.11] [2.2.11] has the tabs General, Images, Social, Addon and Design',
  args: { value: filled },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'General',
      'Images',
      'Social',
      'Addon',
      'Design',
    ])
    const inside: Record<string, string> = {
      General: 'Coordonnées',
      Images: 'Bannière',
      Social: 'Ajouter un réseau',
      Addon: 'Sign Off',
    }
    for (const tab of tabs) {
      await userEvent.click(tab)
      const heading = inside[tab.textContent]
      if (heading) await expect(canvas.getByRole('heading', { name: heading })).toBeVisible()
      else await expect(canvas.getByRole('button', { name: /Police/ })).toBeVisible()
    }
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
  },
}

export const Journey: Story = {
  name: '[2.1.01] takes details, pictures, networks, custom fields, extras and a layout',
  play: async ({ canvas, canvasElement, args }) => {
    await previewDrawn(canvasElement)
    const open = (name: string) => userEvent.click(canvas.getByRole('tab', { name }))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Inès')
    await press('Ajouter un champ')
    await userEvent.keyboard('TVA{Tab}FR 12')
    await open('Images')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input ?? canvasElement, await pictureFile(300, 300, '#2f4be0'))
    await waitFor(() => expect(shownSignature(canvasElement).querySelector('img')).not.toBeNull())
    await open('Social')
    await press('Ajouter LinkedIn')
    await open('Addon')
    await press('Ajouter Message vert')
    await userEvent.click(canvas.getAllByRole('radio')[3] ?? canvasElement)

    for (const word of ['Inès', 'TVA', 'FR 12', 'éco-attitude']) {
      await expect(shownSignature(canvasElement)).toHaveTextContent(word)
    }
    await expect(shownPicture(canvasElement, 'LinkedIn')).not.toBeNull()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Inès', layoutKey: 'layout-art-f' }),
    )
  },
}

export const UploadGoesOn: Story = {
  args: { upload: (file, options) => slowly(keepInPage(file, options)) },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Images' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input ?? canvasElement, await pictureFile(300, 300, '#137a49'))
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
    await waitFor(() =>
      expect(shownSignature(canvasElement).querySelector('img')?.src).toMatch(/^blob:/),
    )
  },
}

export const Layouts: Story = {
  args: { value: filled },
  play: async ({ canvas, canvasElement, args }) => {
    await previewDrawn(canvasElement)
    const before = shownSignature(canvasElement).innerHTML
    await userEvent.click(canvas.getAllByRole('radio')[2] ?? canvasElement)
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, layoutKey: 'layout3' })
    await expect(shownSignature(canvasElement).innerHTML).not.toBe(before)
  },
}

export const TypingKeepsThePictures: Story = {
  args: { value: filled },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const pictures = () => [...shownSignature(canvasElement).querySelectorAll('img')]
    const before = pictures()
    await expect(before.length).toBeGreaterThan(3)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Adresse' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Skype' }), 'ines')
    await expect(pictures()).toEqual(before)
    await expect(pictures().every((picture, index) => picture === before[index])).toBe(true)
  },
}

export const Template: Story = {
  args: {
    value: completeSignatureData({ signoff: { key: 'cdt', text: 'Cordialement' } }),
    fallback: { firstName: 'Inès', lastName: 'Morel', companyName: 'Maison Lune' },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès Morel')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Léa')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Léa Morel')
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
  },
}

export const UndoAndRedo: Story = {
  args: { value: filled },
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    const undo = canvas.getByRole('button', { name: 'Annuler la modification' })
    const redo = canvas.getByRole('button', { name: 'Rétablir la modification' })
    const layout = () => canvas.getByRole<HTMLInputElement>('radio', { checked: true }).value
    await expect(undo).toBeDisabled()
    await userEvent.type(name, 'e')
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvasElement)
    await expect(layout()).toBe('layout2')
    await userEvent.click(name)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(layout()).toBe('layout1')
    await expect(name).toHaveValue('Morele')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(name).toHaveValue('Morel')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Morele')
    await expect(undo).toBeDisabled()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(name).toHaveValue('Morele')
    await userEvent.click(redo)
    await expect(layout()).toBe('layout2')
    await expect(redo).toBeDisabled()
    await userEvent.click(undo)
    await expect(layout()).toBe('layout1')
  },
}

export const ChecksLeadToTheirTab: Story = {
  args: {
    value: completeSignatureData({
      ...filled,
      social: { socialIcons: [{ icon: 'linkedin', url: 'javascript:alert(1)' }] },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await checksDone(canvas))
    await userEvent.click(await screen.findByRole('button', { name: 'Corriger dans Social' }))
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Social' })).toHaveAttribute('aria-selected', 'true'),
    )
  },
}

export const Dark: Story = { args: { value: filled }, globals: { scheme: 'dark' } }

export const Phone: Story = { args: { value: filled }, globals: phone }

export const PhoneSheet: Story = {
  args: { value: filled },
  globals: phone,
  play: async ({ canvas }) => {
    const message = () => canvas.queryByRole('region', { name: 'Nouveau message' })
    await expect(message()).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’aperçu' }))
    await expect(message()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(message()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’aperçu' }))
  },
}
