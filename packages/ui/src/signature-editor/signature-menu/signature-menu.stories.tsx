import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inEnglish } from '../../testing/in-english.tsx'
import { SignatureMenu } from './signature-menu.tsx'

/**
 * A fixed address, because the source dialog shows it, and its length counts towards the number of
 * characters shown there. These stories load no icons from it.
 */
const iconsBaseUrl = 'https://signatures.example/icons/v1'

const meta: Meta<typeof SignatureMenu> = {
  title: 'Editor/SignatureMenu',
  component: SignatureMenu,
  args: {
    data: { ...sampleSignature, logo: {}, banner: {} },
    options: { iconsBaseUrl },
    name: 'Accueil',
    isDisabled: false,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof SignatureMenu>

/** The contents written to the clipboard, by type. */
const written = new Map<string, string>()

/**
 * Records clipboard writes instead of performing them, because a test must not change the real
 * clipboard.
 */
function keepWritten() {
  written.clear()
  const write = spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    for (const type of item?.types ?? []) {
      written.set(type, (await (await item?.getType(type))?.text()) ?? '')
    }
  })
  return () => write.mockRestore()
}

/** The file of the last download. */
const saved: { name: string; blob: Blob | null } = { name: '', blob: null }

function keepSaved() {
  const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.blob = blob as Blob
    return 'blob:kept'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    saved.name = this.download
  })
  return () => {
    make.mockRestore()
    click.mockRestore()
  }
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Exporter|Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { isDisabled: true } }

export const Open: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Copier la signature',
      'Copier en texte brut',
      'Voir la source…',
      'Outlook pour Windows (.htm, .rtf et .txt)',
      'Apple Mail (.mailsignature)',
      'Thunderbird (.html)',
      'Page HTML (.html)',
      'Texte brut (.txt)',
    ])
  },
}

export const Copies: Story = {
  name: '[2.1.04] copies the finished signature as HTML and as text for a mail client',
  beforeEach: keepWritten,
  play: async () => {
    await choose('Copier la signature')
    await expect(await screen.findByText('Signature copiée.')).toBeVisible()
    await expect(written.get('text/html')).toContain('<b>Camille Durand</b>')
    await expect(written.get('text/plain')).toContain('\nCamille Durand\nDirectrice')
    await choose('Copier en texte brut')
    await expect(await screen.findByText('Texte brut copié.')).toBeVisible()
  },
}

export const CopyFails: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'))
    const command = spyOn(document, 'execCommand').mockReturnValue(false)
    return () => {
      write.mockRestore()
      command.mockRestore()
    }
  },
  play: async () => {
    await choose('Copier la signature')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Votre navigateur a refusé la copie.',
    )
  },
}

export const Saves: Story = {
  beforeEach: keepSaved,
  play: async () => {
    const files: [string, string][] = [
      ['Outlook pour Windows (.htm, .rtf et .txt)', 'Accueil.zip'],
      ['Apple Mail (.mailsignature)', 'Accueil.mailsignature'],
      ['Thunderbird (.html)', 'Accueil.html'],
      ['Texte brut (.txt)', 'Accueil.txt'],
    ]
    for (const [label, file] of files) {
      await choose(label)
      await expect(await screen.findByText(`${file} téléchargé.`)).toBeVisible()
      await expect(saved.name).toBe(file)
    }
    await expect(await saved.blob?.text()).toContain('Camille Durand')
  },
}

export const SaysWhatIsMissing: Story = {
  args: {
    data: {
      ...sampleSignature,
      banner: {},
      logo: {
        media: { ...sampleSignature.logo.media, src: 'blob:http://a.example/1', local: true },
      },
    },
  },
  beforeEach: keepWritten,
  play: async () => {
    await choose('Copier la signature')
    await expect(
      await screen.findByText(/Les images pas encore enregistrées n’y figurent pas/),
    ).toBeVisible()
  },
}

export const Source: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async () => {
    await choose('Voir la source…')
    const dialog = await screen.findByRole('dialog', { name: 'Source de la signature' })
    const html = within(dialog).getByRole('region', { name: 'HTML' })
    await expect(html).toHaveTextContent('<b>Camille Durand</b>')
    await expect(within(dialog).getByRole('status').textContent).toBe(
      `${html.textContent.length.toLocaleString('fr-FR')} caractères`,
    )
    html.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(getSelection()?.toString()).toBe(html.textContent)
    getSelection()?.removeAllRanges()
  },
}

export const SourceAsText: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      written.set('text/plain', text)
      return Promise.resolve()
    })
    return () => write.mockRestore()
  },
  play: async () => {
    await choose('Voir la source…')
    const dialog = await screen.findByRole('dialog', { name: 'Source de la signature' })
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Texte' }))
    const text = within(dialog).getByRole('region', { name: 'Texte' })
    await expect(text.textContent).toContain('\nCamille Durand\nDirectrice')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copier' }))
    await expect(await within(dialog).findByText('Copié')).toBeVisible()
    await expect(written.get('text/plain')).toBe(text.textContent)
    await waitFor(() => expect(within(dialog).getByText('Copier')).toBeVisible())
  },
}

export const English: Story = {
  decorators: [inEnglish],
  play: async () => {
    await choose('Show the source…')
    await screen.findByRole('dialog', { name: 'Source of the signature' })
  },
}
