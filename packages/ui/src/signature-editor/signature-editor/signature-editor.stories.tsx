import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LocaleProvider } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import {
  filled,
  ControlledEditor,
  layoutRadios,
} from '../../testing/signature/controlled-editor.tsx'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { checksDone } from '../../testing/signature/checks-done.ts'
import { confirmCrop } from '../../testing/signature/confirm-crop.ts'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import { seeIn } from '../../testing/signature/see-in.ts'
import {
  previewRendered,
  shownPicture,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { SignatureEditor } from './signature-editor.tsx'

const meta: Meta<typeof SignatureEditor> = {
  title: 'Editor/SignatureEditor',
  component: SignatureEditor,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: [
        'Keep the value in your own state and save it when you like: `onChange` gets the complete value.',
        'Pass `upload` to store images; without it there is no uploader.',
        'Give it the whole height of the page: only its two panes scroll.',
      ],
      dont: [
        'Store what the preview shows before the first edit: it is a sample.',
        'Nest it in a dialog: on a phone its preview is a sheet.',
      ],
    },
    keys: [
      { keys: '← →', does: 'On the tabs and the layouts: selects the next or previous one.' },
      { keys: 'Ctrl + Z', does: 'Undoes the last edit; with Shift, redoes it.' },
    ],
  },
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

async function slowly<Result>(work: Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  return await work
}

const phone = { viewport: { value: 'phone' } }

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { value: filled, tabs: ['general', 'social'] } }

export const Filled: Story = {
  name: '[2.1.02] [2.2.06] [2.2.07] shows the settings on the left, a new message and the layouts on the right',
  args: { value: filled },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
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
    await expect(layoutRadios(canvas)).toHaveLength(4)
  },
}

export const Journey: Story = {
  name: '[2.1.01] accepts details, images, networks, custom fields, addons and a layout',
  play: async ({ canvas, canvasElement, args }) => {
    await previewRendered(canvasElement)
    const open = (name: string) => userEvent.click(canvas.getByRole('tab', { name }))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Inès')
    await press('Ajouter un champ')
    await userEvent.keyboard('TVA{Tab}FR 12')
    await open('Images')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input ?? canvasElement, await pictureFile(300, 300, '#2f4be0'))
    await confirmCrop()
    await waitFor(() => expect(shownSignature(canvasElement).querySelector('img')).not.toBeNull(), {
      timeout: 10_000,
    })
    await open('Social')
    await press('Ajouter LinkedIn')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse LinkedIn' }), 'lumen')
    await open('Addon')
    await press('Ajouter Message vert')
    await userEvent.click(layoutRadios(canvas)[3] ?? canvasElement)

    for (const word of ['Inès', 'TVA', 'FR 12', 'éco-attitude']) {
      await expect(shownSignature(canvasElement)).toHaveTextContent(word)
    }
    await waitFor(() => expect(shownPicture(canvasElement, 'LinkedIn')).not.toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Inès', layoutKey: 'layout-art-f' }),
    )
  },
}

export const UploadContinues: Story = {
  args: { upload: (file, options) => slowly(keepInPage(file, options)) },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Images' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input ?? canvasElement, await pictureFile(300, 300, '#137a49'))
    await confirmCrop()
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
    await waitFor(() =>
      expect(shownSignature(canvasElement).querySelector('img')?.src).toMatch(/^blob:/),
    )
  },
}

export const Layouts: Story = {
  args: { value: filled },
  play: async ({ canvas, canvasElement, args }) => {
    await previewRendered(canvasElement)
    const before = shownSignature(canvasElement).innerHTML
    await userEvent.click(layoutRadios(canvas)[2] ?? canvasElement)
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, layoutKey: 'layout3' })
    await expect(shownSignature(canvasElement).innerHTML).not.toBe(before)
  },
}

export const ChecksOpenTheirTab: Story = {
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

export const English: Story = {
  args: { value: filled },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Inès')
    await expect(canvas.getByRole('region', { name: 'New message' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Addon' }))
    await expect(canvas.getByText('Closing words')).toBeVisible()
  },
}

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

export const PhoneSheetOfADesktop: Story = {
  name: 'shows the desktop view on a phone, scaled down',
  args: { value: filled },
  globals: phone,
  parameters: { variants: ['dark'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’aperçu' }))
    await previewRendered(canvasElement)
    const message = canvas.getByRole('region', { name: 'Nouveau message' })
    const frame = () => {
      const shown = canvasElement.querySelector<HTMLIFrameElement>('iframe:not([inert])')
      if (!shown) throw new Error('No preview')
      return shown
    }
    const before = frame()
    await expect(canvas.getByRole('radio', { name: 'Téléphone' })).toBeChecked()
    await expect(frame().clientWidth).toBeLessThan(390)

    await userEvent.click(canvas.getByRole('radio', { name: 'Ordinateur' }))
    await expect(frame().clientWidth).toBeGreaterThan(700)
    const { left, right, top, bottom } = message.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(390)
    await expect(right - left).toBeGreaterThan(350)
    const strip = canvas.getByRole('group', { name: 'Mise en page' })
    await expect(bottom).toBeLessThanOrEqual(strip.getBoundingClientRect().top)
    const pressed = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    await expect(message).not.toContainElement(pressed as HTMLElement)

    const { width } = frame().getBoundingClientRect()
    await userEvent.click(canvas.getByRole('radio', { name: 'Téléphone' }))
    await expect(frame().getBoundingClientRect().width).toBe(frame().clientWidth)
    await userEvent.click(canvas.getByRole('radio', { name: 'Ordinateur' }))
    await expect(frame().getBoundingClientRect().width).toBe(width)
    await expect(frame()).toBe(before)
  },
}

export const PhoneSheetSeenInOutlook: Story = {
  args: { value: filled },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’aperçu' }))
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Ordinateur' }))
    await seeIn('Outlook (Windows)')
    await expect(await canvas.findByText(/^Retiré par Outlook \(Windows\)/)).toBeVisible()
  },
}

export const Uncontrolled: Story = {
  name: 'keeps its own state, starting at the default value',
  render: ({ onChange, sample }) => (
    <div style={{ height: '100dvh' }}>
      <SignatureEditor
        defaultValue={{ firstName: 'Inès', lastName: 'Morel' }}
        sample={sample}
        onChange={onChange}
        iconsBaseUrl={iconsBaseUrl}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await previewRendered(canvasElement)
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès Morel')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'e')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès Morele')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ lastName: 'Morele' }),
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Morele')
  },
}

export const BarOnAPhone: Story = {
  args: {
    value: filled,
    barStart: (
      <TextField label="Nom de la signature" isLabelHidden value="Accueil" onChange={fn()} />
    ),
    barEnd: <Button variant="primary">Enregistrer</Button>,
  },
  globals: phone,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' }).getBoundingClientRect()
    const name = canvas.getByRole('textbox', { name: 'Nom de la signature' })
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(save.left)
    await expect(save.right).toBeLessThanOrEqual(390)
    const last = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.type(last, 'e')
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la modification' }))
    await expect(last).toHaveValue('Morel')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await screen.findByRole('menuitem', { name: 'Copier la signature' })).toBeVisible()
  },
}
