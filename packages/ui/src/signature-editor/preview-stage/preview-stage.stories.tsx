import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LocaleProvider } from '../../locale/index.ts'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import {
  previewRendered,
  shownPicture,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { seeIn } from '../../testing/signature/see-in.ts'
import { PreviewStage } from './preview-stage.tsx'

const meta: Meta<typeof PreviewStage> = {
  title: 'Editor/PreviewStage',
  component: PreviewStage,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: [
        'List what a mail program removes next to the preview, and only if it removes something.',
      ],
      dont: ['Promise more than is known: if a dark mode was not measured, say so.'],
    },
    keys: [
      { keys: '↑ ↓', does: 'On the mail programs: opens the list and selects an option.' },
      { keys: '← →', does: 'On width and colors: moves to the next option, which Enter selects.' },
      { keys: 'Escape', does: 'Lowers the sheet on a phone.' },
    ],
  },
  args: {
    data: sampleSignature,
    isExample: false,
    layoutKey: 'layout1',
    onSelectLayout: fn(),
    options: { iconsBaseUrl },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '100dvh', gridTemplateRows: 'minmax(0, 1fr)' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof PreviewStage>

const paperOf = (root: HTMLElement) =>
  getComputedStyle(shownSignature(root).ownerDocument.documentElement).backgroundColor

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { isExample: true, layoutKey: 'layout3' } }

export const DarkMail: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Mode sombre' }))
    await expect(shownSignature(canvasElement).ownerDocument.documentElement).toHaveAttribute(
      'data-scheme',
      'dark',
    )
  },
}

export const PhoneWidth: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const width = () =>
      canvas.getByRole('region', { name: 'Nouveau message' }).getBoundingClientRect().width
    await expect(width()).toBeGreaterThan(500)
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }))
    await choose('Téléphone')
    await expect(width()).toBe(390)
    await choose('Ordinateur')
    await expect(width()).toBeGreaterThan(500)
    await choose('Téléphone')
    const { right } = shownSignature(canvasElement).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(358)
  },
}

export const SeenInOutlook: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const logo = () => shownPicture(canvasElement, sampleSignature.logo.media?.alt ?? '')
    await expect(logo()?.style.borderRadius).not.toBe('')
    const before = logo()
    await seeIn('Outlook (Windows)')
    await expect(
      await canvas.findByText(/^Retiré par Outlook \(Windows\) : 1 effet$/),
    ).toBeVisible()
    await expect(logo()?.style.borderRadius).toBe('')
    await expect(logo()).toBe(before)
    const removed = canvas.getByRole('listitem')
    await expect(removed).toBeVisible()
    await expect(removed).toHaveTextContent(/^Coins arrondis border-radius \d fois$/)
    const message = canvas.getByRole('region', { name: 'Nouveau message' })
    await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(
      removed.getBoundingClientRect().left,
    )
  },
}

export const SeenInGmail: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const signature = () => shownSignature(canvasElement).firstElementChild?.innerHTML
    const before = signature()
    await seeIn('Gmail')
    await expect(await canvas.findByText('Rien n’est retiré')).toBeVisible()
    await expect(signature()).toBe(before)
  },
}

export const DarkInEachMailProgram: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Mode sombre' }))
    const known: [string, RegExp, string][] = [
      ['Apple Mail', /Apple Mail garde vos couleurs/, 'rgb(255, 255, 255)'],
      ['Gmail', /Gmail \(Android\) éclaircit les textes sombres/, 'rgb(18, 18, 18)'],
      ['Outlook.com', /Outlook\.com éclaircit les textes sombres/, 'rgb(51, 51, 51)'],
      ['Yahoo Mail', /Le mode sombre de Yahoo Mail n’a pas été mesuré/, 'rgb(255, 255, 255)'],
      ['Thunderbird', /Le mode sombre de Thunderbird n’a pas été mesuré/, 'rgb(255, 255, 255)'],
      ['Outlook (Windows)', /Outlook \(Windows\) inverse toutes les couleurs/, 'rgb(51, 51, 51)'],
    ]
    for (const [client, note, paper] of known) {
      await seeIn(client)
      await expect(await canvas.findByText(note)).toBeVisible()
      await waitFor(() => expect(paperOf(canvasElement)).toBe(paper))
    }
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.tab()
    const client = canvas.getByRole('button', { name: /Messagerie/ })
    await expect(client).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('listitem')).toBeVisible()
    await waitFor(() => expect(client).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Ordinateur' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Téléphone' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Mode sombre' })).toBeChecked()
  },
}

export const English: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await seeIn('Outlook (Windows)')
    await expect(await canvas.findByText('Removed by Outlook (Windows): 1 effect')).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Rounded corners border-radius/)
  },
}

export const LongSignature: Story = {
  args: {
    data: {
      ...sampleSignature,
      customFields: Array.from({ length: 12 }, (_, index) => ({
        key: `Agence ${index + 1}`,
        value: '01 84 60 21 47',
        url: '',
      })),
    },
  },
}
