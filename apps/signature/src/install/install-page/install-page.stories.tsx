import type { InstallData } from '@org/api/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import type {} from 'msw-storybook-addon/types'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { installData } from '../testing.ts'
import { InstallStory } from './install-story.tsx'

const address = '/api/user/install-signature/:id'
const complete = installData({
  icons_base_url: `${window.location.origin}/icons/v1`,
  public_url: window.location.origin,
})
const withUser = (changes: Partial<InstallData['user']>): InstallData => ({
  ...complete,
  user: { ...complete.user, ...changes },
})
const answers = (data: InstallData) => http.get(address, () => HttpResponse.json(data))
const fails = (message: string) =>
  HttpResponse.json({ type: 'UNKNOWN', code: 500, message }, { status: 500 })
const seen: { marks: number; clipboard: ClipboardItem | undefined } = {
  marks: 0,
  clipboard: undefined,
}
const marks = http.post(`${address}/installed`, () => {
  seen.marks += 1
  return HttpResponse.json({ success: true, is_deployed: true })
})

const meta = {
  title: 'Signature/Install page',
  component: InstallStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/user-1/install-email?signatureversion=v1' },
  beforeEach({ msw }) {
    seen.marks = 0
    seen.clipboard = undefined
    spyOn(navigator.clipboard, 'write').mockImplementation(([item]) => {
      seen.clipboard = item
      return Promise.resolve()
    })
    msw.use(answers(complete), marks)
  },
} satisfies Meta<typeof InstallStory>

export default meta
type Story = StoryObj<typeof meta>

/** What the last copy put on the clipboard, in one of its forms. */
const onClipboard = async (form: string): Promise<string> =>
  (await (await seen.clipboard?.getType(form))?.text()) ?? ''

type Canvas = ReturnType<typeof within>

async function shownSignature(canvas: Canvas): Promise<HTMLElement> {
  const frame = await canvas.findByTitle('Aperçu de votre signature')
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null
  if (!body) throw new Error('The preview has no document')
  return body
}

const press = async (canvas: Canvas, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function type(canvas: Canvas, label: RegExp, value: string): Promise<void> {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

export const Ready: Story = {
  name: '[1.1.08] [1.2.04] [1.6.10] shows the own signature without sign-in',
  play: async ({ canvas }) => {
    await expect(await shownSignature(canvas)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Camille')
    await expect(canvas.getByRole('button', { name: 'Copier la signature' })).toBeEnabled()
    await expect(canvas.queryByLabelText(/Prénom/)).not.toBeInTheDocument()
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
    msw.use(
      http.get(address, () => fails('Ce lien n’est plus valable'), { once: true }),
      answers(complete),
    )
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('alert')
    await expect(panel).toHaveTextContent('Ce lien n’est plus valable')
    await expect(canvas.queryByTitle('Aperçu de votre signature')).not.toBeInTheDocument()
    await press(canvas, 'Réessayer')
    await expect(await shownSignature(canvas)).toHaveTextContent('Camille Durand')
    await expect(canvas.getByRole('tab', { name: 'Gmail' })).toBeVisible()
  },
}

export const LoadFailedPanel: Story = {
  beforeEach({ msw }) {
    msw.use(http.get(address, () => fails('Ce lien n’est plus valable')))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const NoSignature: Story = {
  beforeEach({ msw }) {
    msw.use(answers({ ...complete, signature: null }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Votre signature n’est pas encore prête' })
    await expect(canvas.queryByRole('button', { name: /Copier/ })).not.toBeInTheDocument()
  },
}

export const MissingInformation: Story = {
  name: '[1.1.09] [1.4.20] asks for the missing information and shows the result',
  beforeEach({ msw }) {
    msw.use(
      answers(withUser({ position: '', phone_number: '' })),
      http.post(address, async ({ request }) =>
        HttpResponse.json(withUser((await request.json()) as Partial<InstallData['user']>)),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Il manque quelques informations' })
    await expect(canvas.getByLabelText(/Prénom/)).toHaveValue('Camille')
    await type(canvas, /Poste/, 'Directrice de création')
    await type(canvas, /Téléphone mobile/, '07 12 34 56 78')
    await press(canvas, 'Enregistrer')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByLabelText(/Poste/)).not.toBeInTheDocument()
  },
}

export const FormFaults: Story = {
  name: '[1.5.23] [1.5.24] refuses empty fields and a number that is no mobile phone',
  beforeEach({ msw }) {
    msw.use(answers(withUser({ first_name: '', position: '', phone_number: '' })))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Enregistrer')
    await waitFor(() => expect(canvas.getAllByText(/^Ne peut pas être vide/)).toHaveLength(3))
    await expect(canvas.getByLabelText(/Prénom/)).toHaveFocus()
    await type(canvas, /Téléphone mobile/, '01 84 60 21 47')
    await userEvent.tab()
    await expect(await canvas.findByText('Mauvais format de téléphone')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
    await expect(canvas.getByLabelText(/Téléphone mobile/)).toHaveValue('01 84 60 21 47')
  },
}

export const EditInfos: Story = {
  name: '[1.4.21] opens the form on Edit Infos, and closes it without a change',
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Infos')
    await expect(await canvas.findByLabelText(/Poste/)).toHaveValue('Directrice artistique')
    await press(canvas, 'Annuler')
    await expect(canvas.queryByLabelText(/Poste/)).not.toBeInTheDocument()
  },
}

export const SaveFailed: Story = {
  name: '[1.8.11] shows above the form why saving failed, and keeps what was typed',
  beforeEach({ msw }) {
    msw.use(http.post(address, () => fails('Trop de tentatives, réessayez dans une minute')))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Infos')
    await type(canvas, /Poste/, 'Directrice de création')
    await press(canvas, 'Enregistrer')
    const message = await canvas.findByRole('alert')
    await expect(message).toHaveTextContent('Trop de tentatives')
    const field = canvas.getByLabelText(/Poste/)
    await expect(field).toHaveValue('Directrice de création')
    await expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const Copied: Story = {
  name: '[1.4.22] [1.4.23] [2.1.04] copies in one click and marks the installation once',
  play: async ({ canvas }) => {
    await press(canvas, 'Copier la signature')
    await press(canvas, 'Signature copiée')
    await press(canvas, 'Copier en texte brut')
    await expect(await canvas.findByText('Installée')).toBeVisible()
    await expect(seen.marks).toBe(1)
    await expect(await onClipboard('text/plain')).toContain('Camille Durand')
  },
}

export const CopiedAsShown: Story = {
  play: async ({ canvas }) => {
    const shown = await shownSignature(canvas)
    await press(canvas, 'Copier la signature')
    await canvas.findByRole('button', { name: 'Signature copiée' })
    const copied = new DOMParser().parseFromString(await onClipboard('text/html'), 'text/html')
    await expect(copied.body.textContent.trim()).toBe(shown.textContent.trim())
    await expect(copied.querySelectorAll('img')).toHaveLength(3)
    await expect(await onClipboard('text/plain')).toContain('Camille Durand')
  },
}

export const CopyRefused: Story = {
  beforeEach() {
    spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Copier la signature')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('refusé la copie')
    await expect(seen.marks).toBe(0)
  },
}

export const MarkFailed: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(`${address}/installed`, () => fails('Unknown error'), { once: true }),
      marks,
    )
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Copier la signature')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('n’a pas été prévenu')
    await press(canvas, 'Réessayer')
    await expect(await canvas.findByText('Installée')).toBeVisible()
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
  play: async ({ canvas }) => {
    const saved: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(await canvas.findByRole('tab', { name: 'Outlook' }))
    await press(canvas, /l’archive pour Outlook/)
    await press(canvas, 'Télécharger en .txt')
    await expect(saved).toEqual(['Atelier Lumen.zip', 'Atelier Lumen.txt'])
    await expect(await canvas.findByText('Installée')).toBeVisible()
    await expect(seen.marks).toBe(1)
  },
}

export const Installed: Story = {
  beforeEach({ msw }) {
    msw.use(answers(withUser({ is_deployed: true })))
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Copier la signature')
    await canvas.findByRole('button', { name: 'Signature copiée' })
    await expect(seen.marks).toBe(0)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await shownSignature(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await shownSignature(canvas)
  },
}

export const FormOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  beforeEach({ msw }) {
    msw.use(answers(withUser({ position: '', phone_number: '' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Il manque quelques informations' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
