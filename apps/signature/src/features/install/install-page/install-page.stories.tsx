import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import type {} from 'msw-storybook-addon/types'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import {
  address,
  countMarks,
  fails,
  installAnswer,
  onClipboard,
  pathOf,
  press,
  shownSignature,
  type Canvas,
  type,
  watchClipboard,
} from './story-helpers.ts'

const base = productStory(product, { path: pathOf(demoIds.installKeys.member) })

const meta: Meta = {
  title: 'Signature product/Install/Page',
  ...base,
  beforeEach: [
    base.beforeEach,
    ({ loaded, msw }) => {
      watchClipboard()
      msw.use(installAnswer(worldOf({ loaded })))
    },
  ],
}
export default meta
type Story = StoryObj

export const Ready: Story = {
  name: '[1.1.08] [1.2.04] [1.6.10] shows the person’s own signature without sign-in',
  parameters: { variants: ['dark'] },
  play: async ({ canvas }) => {
    await expect(await shownSignature(canvas)).toHaveTextContent('Mathieu Meunier')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mathieu')
    await expect(canvas.getByText('Maison Lueur')).toBeVisible()
    const logo = document.querySelector<HTMLImageElement>('main img[src*="k=logo"]')
    await waitFor(() => expect(logo?.naturalWidth).toBeGreaterThan(0))
    await expect(canvas.getByRole('button', { name: 'Copier la signature' })).toBeEnabled()
    await expect(canvas.queryByRole('textbox', { name: 'Prénom' })).not.toBeInTheDocument()
  },
}

export const Outdated: Story = {
  name: 'says that an update is available to somebody who installed an older version',
  beforeEach({ loaded, msw }) {
    msw.use(
      installAnswer(worldOf({ loaded }), ({ user }) => ({
        user: { ...user, is_deployed: false, has_old_version: true },
      })),
    )
  },
  play: async ({ canvas }) => {
    await shownSignature(canvas)
    await expect(canvas.getByText('Mise à jour disponible')).toBeVisible()
    await expect(canvas.queryByText('Installée')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.get(address, () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveAccessibleName(/Chargement/)
  },
}

export const LoadFailed: Story = {
  name: '[1.4.19] [1.8.10] shows why loading failed, and loads on the next attempt',
  beforeEach({ msw }) {
    msw.use(http.get(address, () => fails('Ce lien n’est plus valable'), { once: true }))
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('alert')
    await expect(panel).toHaveTextContent('Ce lien n’est plus valable')
    await expect(canvas.queryByTitle('Aperçu de votre signature')).not.toBeInTheDocument()
    await press(canvas, 'Réessayer')
    await expect(await shownSignature(canvas)).toHaveTextContent('Mathieu Meunier')
    await expect(canvas.getByRole('tab', { name: 'Gmail' })).toBeVisible()
  },
}

export const LoadFailedPanel: Story = {
  parameters: { path: pathOf('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/\S/)
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument()
  },
}

export const NoSignature: Story = {
  beforeEach(context) {
    context.msw.use(installAnswer(worldOf(context), () => ({ signature: null })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Votre signature n’est pas encore prête' })
    await expect(canvas.queryByRole('button', { name: /Copier/ })).not.toBeInTheDocument()
  },
}

export const MissingInformation: Story = {
  name: '[1.1.09] [1.4.20] asks for the missing information and shows the result',
  parameters: { path: pathOf(demoIds.installKeys.incomplete) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Il manque quelques informations' })
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Olivier')
    await type(canvas, 'Poste', 'Directrice de création')
    await type(canvas, 'Téléphone mobile', '07 12 34 56 78')
    await press(canvas, 'Enregistrer')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Poste' })).not.toBeInTheDocument()
    await expect(await shownSignature(canvas)).toHaveTextContent('Directrice de création')
    await expect(await shownSignature(canvas)).toHaveTextContent('07 12 34 56 78')
  },
}

export const FormErrors: Story = {
  name: '[1.5.23] [1.5.24] rejects empty fields and a number that is not a mobile phone’s',
  beforeEach(context) {
    context.msw.use(
      installAnswer(worldOf(context), ({ user }) => ({
        user: { ...user, first_name: '', position: '', phone_number: '' },
      })),
    )
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Enregistrer')
    await waitFor(() => expect(canvas.getAllByText(/^Ne peut pas être vide/)).toHaveLength(3))
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus()
    await type(canvas, 'Téléphone mobile', '01 84 60 21 47')
    await userEvent.tab()
    await expect(await canvas.findByText(/^Mauvais format de téléphone/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Téléphone mobile' })).toHaveValue(
      '01 84 60 21 47',
    )
  },
}

export const EditInfos: Story = {
  name: '[1.4.21] opens the form on Edit Infos, and closes it without a change',
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Infos')
    await expect(await canvas.findByRole('textbox', { name: 'Poste' })).toHaveValue(
      'Responsable grands comptes',
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus())
    await press(canvas, 'Annuler')
    await expect(canvas.queryByRole('textbox', { name: 'Poste' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Infos' })).toHaveFocus())
  },
}

export const SaveFailed: Story = {
  name: '[1.8.11] shows above the form why saving failed, and keeps the form’s values',
  beforeEach({ msw }) {
    msw.use(http.post(address, () => fails('Trop de tentatives, réessayez dans une minute')))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Infos')
    await type(canvas, 'Poste', 'Directrice de création')
    await press(canvas, 'Enregistrer')
    const message = await canvas.findByRole('alert')
    await expect(message).toHaveTextContent('Trop de tentatives')
    const field = canvas.getByRole('textbox', { name: 'Poste' })
    await expect(field).toHaveValue('Directrice de création')
    await expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const Copied: Story = {
  name: '[1.4.22] [1.4.23] [2.1.04] copies in one click and marks the installation once',
  play: async ({ canvas, loaded }) => {
    await press(canvas, 'Copier la signature')
    await press(canvas, 'Signature copiée')
    await press(canvas, 'Copier en texte brut')
    await expect(await canvas.findByText('Installée')).toBeVisible()
    await expect(countMarks(worldOf({ loaded }))).toBe(1)
    await expect(await onClipboard('text/plain')).toContain('Mathieu Meunier')
  },
}

export const CopiedAsShown: Story = {
  play: async ({ canvas }) => {
    const shown = await shownSignature(canvas)
    await press(canvas, 'Copier la signature')
    await canvas.findByRole('button', { name: 'Signature copiée' })
    const copied = new DOMParser().parseFromString(await onClipboard('text/html'), 'text/html')
    await expect(copied.body.textContent.trim()).toBe(shown.textContent.trim())
    await expect(copied.querySelectorAll('img')).toHaveLength(shown.querySelectorAll('img').length)
    await expect(await onClipboard('text/plain')).toContain('Mathieu Meunier')
  },
}

/** Checks that the message follows the pressed button, has focus, and is in the viewport. */
async function expectMessage(canvas: Canvas, button: string | RegExp, text: string): Promise<void> {
  const message = await canvas.findByText(text)
  await waitFor(() => expect(document.activeElement).toContainElement(message))
  const pressed = canvas.getByRole('button', { name: button })
  await expect(pressed.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const { top, bottom } = message.getBoundingClientRect()
  await expect(top).toBeGreaterThan(pressed.getBoundingClientRect().top)
  await expect(top - pressed.getBoundingClientRect().bottom).toBeLessThan(140)
  await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
}

export const CopyRefused: Story = {
  name: 'says below the pressed button that the browser refused to copy',
  beforeEach() {
    spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas, loaded }) => {
    const refused = 'Votre navigateur a refusé la copie'
    await press(canvas, 'Copier la signature')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('refusé la copie')
    await expectMessage(canvas, 'Copier la signature', refused)
    await press(canvas, 'Copier en texte brut')
    await expectMessage(canvas, 'Copier en texte brut', refused)
    await press(canvas, 'Copier pour Gmail')
    await expectMessage(canvas, 'Copier pour Gmail', refused)
    await expect(canvas.getAllByText(refused)).toHaveLength(1)
    await expect(countMarks(worldOf({ loaded }))).toBe(0)
  },
}

export const MarkFailed: Story = {
  name: 'says below the pressed button that the administrator was not notified, until a retry succeeds',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach({ msw }) {
    msw.use(http.post(`${address}/installed`, () => fails('Unknown error'), { once: true }))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Télécharger en .txt')
    await expectMessage(canvas, 'Télécharger en .txt', 'Votre administrateur n’a pas été prévenu')
    await press(canvas, 'Réessayer')
    await expectMessage(canvas, 'Télécharger en .txt', 'Votre administrateur a été prévenu')
    await expect(canvas.getByText('Installée')).toBeVisible()
  },
}

export const EachMailClient: Story = {
  name: '[1.1.10] gives each of the seven mail clients its own instructions',
  play: async ({ canvas }) => {
    const instructions = new Set<string>()
    await canvas.findByRole('tablist')
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab)
      const panel = canvas.getByRole('tabpanel', { name: tab.textContent })
      const steps = within(panel).getAllByRole('list')[0]
      instructions.add(steps?.textContent ?? '')
      await expect(canvas.getByText(`Préparée pour ${tab.textContent}.`)).toBeVisible()
    }
    await expect(instructions.size).toBe(7)
  },
}

export const TabsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const gmail = await canvas.findByRole('tab', { name: 'Gmail' })
    gmail.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Outlook' })).toHaveFocus()
    await expect(canvas.getByDisplayValue('%APPDATA%\\Microsoft\\Signatures')).toBeVisible()
  },
}

export const DownloadMarks: Story = {
  name: '[1.7.36] downloads files, and marks the signature as installed',
  play: async ({ canvas, loaded }) => {
    const saved: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(await canvas.findByRole('tab', { name: 'Outlook' }))
    await press(canvas, /l’archive .zip/)
    await press(canvas, 'Télécharger en .txt')
    await waitFor(() => expect(saved.map((name) => name.split('.').at(-1))).toEqual(['zip', 'txt']))
    await expect(await canvas.findByText('Installée')).toBeVisible()
    const { requests } = worldOf({ loaded })
    await expect(
      requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
    ).toEqual([
      expect.stringMatching(
        /^\/api\/user\/install-signature\/demo-install-28\/installed\?signatureversion=./,
      ),
    ])
  },
}

export const Installed: Story = {
  parameters: { path: pathOf(demoIds.installKeys.admin) },
  play: async ({ canvas, loaded }) => {
    await press(canvas, 'Copier la signature')
    await canvas.findByRole('button', { name: 'Signature copiée' })
    await expect(countMarks(worldOf({ loaded }))).toBe(0)
  },
}

export const OldLink: Story = {
  name: 'Says that a link is no longer valid, and sends a new one by mail',
  parameters: { path: pathOf(demoIds.member), variants: ['dark', 'phone'] },
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ce lien n’est plus valable' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    await press(canvas, 'Recevoir un nouveau lien')
    const confirmation = await canvas.findByText('Votre demande est prise en compte')
    await expect(confirmation).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Recevoir un nouveau lien' })).toBeNull()
    await expect(document.body).not.toHaveTextContent('@')
    const { adapters } = worldOf({ loaded })
    await waitFor(() => expect(adapters.outbox).toHaveLength(1))
    await expect(adapters.outbox[0]?.text).toContain(
      `/user/${demoIds.installKeys.member}/install-email`,
    )
  },
}

export const RequestFailed: Story = {
  parameters: { path: pathOf('nobody') },
  beforeEach({ msw }) {
    msw.use(http.post(`${address}/new-link`, () => fails('Trop de tentatives'), { once: true }))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Recevoir un nouveau lien')
    await expect(await canvas.findByText('Trop de tentatives')).toBeVisible()
    await press(canvas, 'Recevoir un nouveau lien')
    await expect(await canvas.findByText('Votre demande est prise en compte')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await shownSignature(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('tab', { name: 'iPhone/iPad' }))
    await expect(
      canvas.queryByRole('figure', { name: 'Code QR vers cette page' }),
    ).not.toBeInTheDocument()
  },
}

export const FormOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  parameters: { path: pathOf(demoIds.installKeys.incomplete) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Il manque quelques informations' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
