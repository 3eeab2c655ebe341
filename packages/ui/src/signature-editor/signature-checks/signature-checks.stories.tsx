import { completeSignatureData } from '@org/signature'
import type { SignatureInput } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../locale/index.ts'
import { checksDone } from '../../testing/signature/checks-done.ts'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { pictureFile } from '../../testing/signature/picture-file.ts'
import { useHistory } from '../model/use-history.ts'
import { SignatureChecks } from './signature-checks.tsx'

/**
 * A fixed address, because its length counts towards the signature's size. These stories load no
 * icons from it.
 */
const iconsBaseUrl = 'https://signatures.example/icons/v1'

const meta: Meta<typeof SignatureChecks> = {
  title: 'Editor/SignatureChecks',
  component: SignatureChecks,
  afterEach: async ({ canvas }) => {
    await checksDone(canvas)
  },
  args: {
    data: sampleSignature,
    edited: completeSignatureData(sampleSignature),
    edit: fn(),
    upload: keepInPage,
    options: { iconsBaseUrl },
    onOpenTab: fn(),
    onUndo: fn(),
  },
  render: function ControlledChecks({ data, ...args }) {
    const [value, setValue] = useState(() => completeSignatureData(data))
    const { edit, undo } = useHistory(value, setValue)
    return <SignatureChecks {...args} data={value} edited={value} edit={edit} onUndo={undo} />
  },
}
export default meta

type Story = StoryObj<typeof SignatureChecks>

async function opened(canvas: Parameters<typeof checksDone>[0]): Promise<HTMLElement> {
  await userEvent.click(await checksDone(canvas))
  return await screen.findByRole('dialog', { name: /Vérifications|Checks/ })
}

/**
 * Waits until the checks have run after the last change. The button behind the dialog then shows
 * this label.
 */
const checkedAgain = (canvas: Pick<ReturnType<typeof within>, 'findByText'>, label: string) =>
  canvas.findByText(label, {}, { timeout: 10_000 })

/** Waits until a finding is gone from the dialog. */
const gone = (dialog: HTMLElement, text: RegExp) =>
  waitFor(() => expect(within(dialog).queryByText(text)).toBeNull(), { timeout: 10_000 })

const networks = ['facebook', 'instagram', 'x', 'linkedin', 'youtube', 'tiktok', 'github']
  .concat(['medium', 'reddit', 'vimeo', 'twitch', 'spotify'])
  .map((icon) => ({ icon, url: `https://lueur.example/${icon}` }))

const invalid: SignatureInput = {
  firstName: 'Inès',
  companyWebsite: 'javascript:alert(1)',
  fontStyle: { fontColor: '#ffff66' },
  banner: { media: { ...sampleSignature.banner.media, alt: '' } },
}

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { data: { firstName: 'Inès' } } }

export const AllGood: Story = {
  args: { data: { firstName: 'Inès', lastName: 'Morel', phone: '01 84 60 21 47' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).getByText(/s’affiche bien dans toutes/)).toBeVisible()
  },
}

export const Size: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    const meter = within(dialog).getByRole<HTMLMeterElement>('meter')
    await expect(meter.max).toBe(10_000)
    const used = meter.value
    await expect(used).toBeGreaterThan(1000)
    await expect(meter).toHaveAccessibleName(/que Gmail accepte/)
    const lines = within(within(dialog).getByRole('list', { name: 'Part de chaque élément' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(/([\d\s]+) ·/u.exec(textContent)?.[1]?.replace(/\s/gu, '')))
    await expect(lines.reduce((sum, part) => sum + part, 0)).toBe(used)
    await expect(lines).toEqual(lines.toSorted((one, other) => other - one))
  },
}

export const Findings: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { data: invalid },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    const findings = within(dialog).getByRole('list', { name: 'Vérifications' })
    const items = within(findings).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Défaut')
    await expect(items[0]).toHaveTextContent('javascript:alert(1)')
    const open = within(dialog).getAllByRole('button', { name: 'Corriger dans Images' })
    await userEvent.click(open[0] ?? dialog)
    await expect(args.onOpenTab).toHaveBeenLastCalledWith('images')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /remarque/ }))
    await screen.findByRole('dialog', { name: 'Vérifications' })
  },
}

export const FixesAndUndoes: Story = {
  args: { data: invalid },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }))
    await press('Retirer l’adresse')
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Adresse retirée : javascript:alert(1).',
    )
    await expect(within(dialog).queryByText('Défaut')).toBeNull()
    await expect(within(dialog).getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await press('Annuler')
    await expect(await within(dialog).findByText('Défaut')).toBeVisible()
    await expect(within(dialog).queryByRole('status')).toBeNull()
    const recolor = within(dialog).getByRole('button', { name: /^Passer à #/ })
    await userEvent.click(recolor)
    await gone(dialog, /se lit mal/)
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      /^Couleur #ffff66 remplacée par #/,
    )
    await checkedAgain(canvas, '3 remarques')
  },
}

export const ShrinksIcons: Story = {
  args: { data: { ...sampleSignature, social: { width: 40, socialIcons: networks } } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).getByText(/passent sur deux rangées/)).toBeVisible()
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Réduire les icônes à 23 px' }),
    )
    await gone(dialog, /passent sur deux rangées/)
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Icônes réduites à 23 px.')
    await checkedAgain(canvas, 'Rien à signaler')
  },
}

export const DescribesAPicture: Story = {
  args: { data: invalid },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Décrire l’image' }))
    const field = within(dialog).getByRole('textbox', { name: 'Texte alternatif' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Portes ouvertes le 12 juin{Enter}')
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Texte alternatif ajouté pour la bannière.',
    )
    await gone(dialog, /pas de texte alternatif/)
    await checkedAgain(canvas, '3 remarques')
  },
}

/** Creates an image with an address that is valid only in the page. */
async function pictureOf(width: number, height: number) {
  const file = await pictureFile(width, height, '#0b5c6b')
  return { src: URL.createObjectURL(file), type: 'image/png', width, height, alt: 'Logo' }
}

export const CompressesAPicture: Story = {
  // An image ten times as wide as it is displayed.
  loaders: [async () => ({ picture: await pictureOf(1500, 750) })],
  args: { upload: fn(keepInPage) },
  render: (args, context) => {
    const logo = { width: 150, media: context.loaded['picture'] }
    const data = { ...sampleSignature, banner: {}, logo } as SignatureInput
    return meta.render?.({ ...args, data }, context) as never
  },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alléger l’image' }))
    await waitFor(
      () =>
        expect(within(dialog).getByRole('status')).toHaveTextContent(
          /^Image allégée pour le logo : 300 × 150 px, \d+ Ko\./,
        ),
      { timeout: 15_000 },
    )
    await gone(dialog, /suffisent et se chargent plus vite/)
    await checkedAgain(canvas, 'Rien à signaler')
    await expect(args.upload).toHaveBeenCalledOnce()
  },
}

export const CompressionFails: Story = {
  ...CompressesAPicture,
  args: { upload: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alléger l’image' }))
    await expect(
      await within(dialog).findByRole('alert', {}, { timeout: 15_000 }),
    ).toHaveTextContent('Le logo n’a pas pu être traité : rien n’a changé.')
    await expect(within(dialog).getByText(/suffisent et se chargent plus vite/)).toBeVisible()
  },
}

export const EnlargesAPicture: Story = {
  parameters: { variants: ['phone'] },
  // An image so small that Gmail on Android recolors it in dark mode.
  loaders: [async () => ({ picture: await pictureOf(90, 90) })],
  args: { upload: fn(keepInPage) },
  render: (args, context) => {
    const logo = { width: 80, media: context.loaded['picture'] }
    const data = { ...sampleSignature, banner: {}, logo } as SignatureInput
    return meta.render?.({ ...args, data }, context) as never
  },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).getByText(/recolore les images aussi petites/)).toBeVisible()
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Agrandir l’image à 104 × 104 px' }),
    )
    await waitFor(
      () =>
        expect(within(dialog).getByRole('status')).toHaveTextContent(
          /^Image agrandie pour le logo : 104 × 104 px, \d+ Ko, affichée comme avant\./,
        ),
      { timeout: 15_000 },
    )
    await gone(dialog, /recolore les images aussi petites/)
    await checkedAgain(canvas, 'Rien à signaler')
    await expect(args.upload).toHaveBeenCalledOnce()
  },
}

export const ForeignPicture: Story = {
  ...CompressesAPicture,
  loaders: [
    async () => ({
      picture: { ...(await pictureOf(1500, 750)), src: 'https://media.example/logo.png' },
    }),
  ],
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://media.example/logo.png', () => HttpResponse.error())),
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alléger l’image' }))
    await expect(
      await within(dialog).findByRole('alert', {}, { timeout: 15_000 }),
    ).toHaveTextContent('Téléchargez l’image, puis envoyez-la dans Images.')
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  parameters: { variants: ['dark'] },
  args: {
    data: {
      firstName: 'Inès',
      addons: {
        disclaimer: {
          enabled: true,
          order: 0,
          data: { key: 'custom', text: 'Ce message est confidentiel. '.repeat(400) },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).getByText(/Gmail en refuse plus de/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer « Mentions »' }))
    await gone(dialog, /Gmail en refuse plus de/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await within(dialog).findByText(/Gmail en refuse plus de/, {}, { timeout: 10_000 })
  },
}

export const OnlyNotes: Story = {
  name: 'reports no remarks if no change would help, and lists the notes',
  parameters: { variants: ['dark', 'phone'] },
  args: { options: { iconsBaseUrl, bannerUrl: 'https://signatures.example/banner/ines' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(canvas.getByText('Rien à signaler')).toBeInTheDocument()
    await expect(within(dialog).getByText(/s’affiche bien dans toutes/)).toBeVisible()
    await expect(within(dialog).queryByRole('list', { name: 'Vérifications' })).toBeNull()
    const [note, ...others] = within(
      within(dialog).getByRole('list', { name: 'Bon à savoir' }),
    ).getAllByRole('listitem')
    await expect(note).toHaveTextContent(/Outlook pour Windows garde les images/)
    await expect(others).toEqual([])
    await expect(within(note ?? dialog).queryAllByRole('button')).toEqual([])
  },
}

export const English: Story = {
  args: { data: invalid },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the address' }))
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Address removed')
    await checkedAgain(canvas, '3 remarks')
  },
}
