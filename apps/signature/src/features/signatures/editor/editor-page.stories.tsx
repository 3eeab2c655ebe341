import type { SignatureTemplate } from '@org/api/client'
import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { draftPlace, signatureDrafts } from './signature-drafts.ts'
import { changes, waitUntilRendered } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Signatures/Editor',
  ...productStory(product, { path: '/signatures/new', api: { userId: demoIds.admin } }),
}
export default meta

const templates = '/api/organisation/demo-organisation/signature-templates'

/** What the checks report, shortly after typing, for a new signature with one field filled in. */
const checked = 'Rien à signaler'

export const NewSignature: StoryObj = {
  name: '[1.2.33] [1.2.66] Has a name field, the editor and a save button',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
    await expect(canvas.getByRole('region', { name: 'Éditeur de signature' })).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Salon de printemps')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom de l’entreprise' }), 'Lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    const body = bodyOf(worldOf(context), 'POST', templates) as Record<string, string>
    await expect(body['name']).toBe('Salon de printemps')
    await expect(JSON.parse(body['signatureData'] ?? '')).toMatchObject({ companyName: 'Lueur' })
    await canvas.findByText(checked)
  },
}

export const LeavingUnsaved: StoryObj = {
  name: 'Asks before leaving an unsaved signature',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Adresse' })
    await userEvent.type(field, '1 quai Perrache')
    await userEvent.click(canvas.getByRole('link', { name: 'Equipes' }))
    await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(field).toHaveValue('1 quai Perrache')
    await canvas.findByText(checked)
  },
}

export const WithoutName: StoryObj = {
  name: '[1.5.06] Does not save without a name',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Nom de la signature' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText(/Ne peut pas être vide/)).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const NameTooLong: StoryObj = {
  name: 'Rejects a name that is too long, with the error at the name field',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('n'.repeat(400))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText(/Ne peut pas dépasser 200 caractères/)).toBeInTheDocument()
    await expect(name).toBeInvalid()
    await expect(screen.queryByText('Error')).toBeNull()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Refused: StoryObj = {
  name: 'Shows its own message when the server rejects a signature, and keeps the edits',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(templates, () => {
        const message = 'name must be a string of at most 200 characters !'
        const payload = { errors: [{ path: 'name', message }] }
        return HttpResponse.json(
          { type: 'VALIDATION', code: 100, message, payload },
          { status: 400 },
        )
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })
    await userEvent.type(company, 'Lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Error')
    await expect(canvas.getByText('Le nom de la signature n’est pas accepté')).toBeVisible()
    await expect(canvas.getByText(/: corrigez-le, puis enregistrez de nouveau\.$/)).toBeVisible()
    await expect(canvas.queryByText(/must be/)).toBeNull()
    await expect(company).toHaveValue('Lueur')
    await canvas.findByText(checked)
  },
}

export const SavesByCtrlS: StoryObj = {
  name: 'Saves on Ctrl+S in a field of the signature',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Adresse' }), '1 quai Perrache')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saved')
    await expect(changes(worldOf(context))).toHaveLength(1)
  },
}

export const SavedWithWrongFields: StoryObj = {
  name: 'Lists invalid fields next to Saved, counts them, and shows them again when the signature is reopened',
  parameters: { path: `/signature/${demoIds.templates[0]}`, variants: ['dark', 'phone'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const wrong = { Téléphone: '12', Email: 'ines@quai', 'Site web': 'https://quai' }
    const fields = () =>
      Promise.all(Object.keys(wrong).map((name) => canvas.findByRole('textbox', { name })))
    for (const [name, value] of Object.entries(wrong)) {
      const field = await canvas.findByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, value)
    }
    // The rule for phone numbers is loaded with the editor.
    const [phone] = await fields()
    await waitFor(() => expect(phone).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved. Encore à corriger : Téléphone, Email, Site web.')
    await canvas.findByRole('button', { name: /^[3-9] remarques$/ })
    const links = canvasElement.querySelector('iframe')?.contentDocument?.links ?? []
    const hrefs = [...links].map(({ href }) => href)
    await expect(hrefs.filter((href) => /quai|tel:12/.test(href))).toEqual([])
    await userEvent.click(canvas.getByRole('link', { name: 'Equipes' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Signatures' }))
    await userEvent.click(await canvas.findByLabelText('Modifier Signature de la société'))
    for (const field of await fields()) await waitFor(() => expect(field).toBeInvalid())
    await canvas.findByRole('button', { name: /^[3-9] remarques$/ })
  },
}

export const StoredSignature: StoryObj = {
  name: '[1.2.34] Opens a stored signature and saves it',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Signature de la société',
    )
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '1 quai Perrache')
    await userEvent.click(save)
    await screen.findByText('Saved')
    await waitFor(() => expect(save).toBeDisabled())
    const path = `/api/template/${demoIds.templates[0]}`
    const { signatureData } = bodyOf(worldOf(context), 'PATCH', path) as Record<string, string>
    await expect(JSON.parse(signatureData ?? '')).toMatchObject({ address: '1 quai Perrache' })
  },
}

export const SavingFails: StoryObj = {
  name: 'Shows Error when saving fails, and keeps the edits',
  beforeEach: ({ msw }) => msw.use(http.post(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })
    await userEvent.type(company, 'Lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Error')
    await expect(company).toHaveValue('Lueur')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
    await canvas.findByText(checked)
  },
}

export const DeletedMeanwhile: StoryObj = {
  name: 'Reports that somebody has deleted the signature in the meantime, and keeps the edits',
  parameters: { path: `/signature/${demoIds.templates[0]}`, variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = await canvas.findByRole('textbox', { name: 'Adresse' })
    await changeElsewhere(worldOf(context), `/template/${demoIds.templates[0]}`, null, 'DELETE')
    await userEvent.type(address, '1 quai Perrache')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(
      await canvas.findByText('Cette signature a été supprimée entre-temps'),
    ).toBeVisible()
    await expect(address).toHaveValue('1 quai Perrache')
  },
}

/**
 * Stores unsaved work on the company's signature in this browser, as if the page had been closed.
 */
async function storeUnsavedWork(context: Parameters<typeof worldOf>[0]) {
  const { auth, fetch } = worldOf(context)
  const drafts = signatureDrafts()
  if (!auth || !drafts) throw new Error('Not signed in, or no storage.')
  const [templateId] = demoIds.templates
  const headers = { 'X-access-token': auth.access_token }
  const url = `${location.origin}/api/template/${templateId}`
  const base = (await (await fetch(new Request(url, { headers }))).json()) as SignatureTemplate
  const signature = { ...JSON.parse(base.signatureData), companyName: 'Lueur du soir' } as object
  const values = { name: 'Soirée', signatureData: JSON.stringify(signature) }
  const place = draftPlace(auth, { id: templateId, teamId: null })
  if (place) drafts.write(drafts.keyFor(place), { values, base })
}

export const Resumed: StoryObj = {
  name: 'Restores the unsaved work of the last visit, and tells the user',
  parameters: { path: `/signature/${demoIds.templates[0]}`, variants: ['dark', 'phone'] },
  beforeEach: (context) => storeUnsavedWork(context),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Votre travail non enregistré est de retour'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom de la signature' })).toHaveValue('Soirée')
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await expect(company).toHaveValue('Lueur du soir')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
    await canvas.findByText(/remarque/)
  },
}

export const ResumedWithConflict: StoryObj = {
  name: 'Shows a conflict if the signature has changed since the restored work was left',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  beforeEach: async (context) => {
    await storeUnsavedWork(context)
    await changeElsewhere(worldOf(context), `/template/${demoIds.templates[0]}`, { name: 'Midi' })
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/La signature a été modifiée entre-temps/)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Modifié entre-temps par quelqu’un d’autre')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la version actuelle' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Nom de la signature' })).toHaveValue('Midi'),
    )
    await expect(canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })).toHaveValue(
      'Lueur du soir',
    )
    await canvas.findByText(/remarque/)
  },
}

export const SavedAsNew: StoryObj = {
  name: 'Saves a signature that somebody has deleted as a new one',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = await canvas.findByRole('textbox', { name: 'Adresse' })
    await changeElsewhere(worldOf(context), `/template/${demoIds.templates[0]}`, null, 'DELETE')
    await userEvent.type(address, '1 quai Perrache')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Enregistrer comme nouvelle signature' }),
    )
    await screen.findByText('Saved')
    const body = bodyOf(worldOf(context), 'POST', templates) as Record<string, string>
    await expect(body['name']).toBe('Signature de la société')
    await expect(JSON.parse(body['signatureData'] ?? '')).toMatchObject({
      address: '1 quai Perrache',
    })
    await waitFor(() =>
      expect(canvas.queryByText('Cette signature a été supprimée entre-temps')).toBeNull(),
    )
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue('1 quai Perrache')
  },
}

export const Loading: StoryObj = {
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  beforeEach: ({ msw }) => msw.use(neverResponds(templates)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  beforeEach: ({ msw }) => msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Unknown: StoryObj = {
  parameters: { path: '/signature/unknown' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cette signature n’existe pas, ou plus' }),
    ).toBeVisible()
    const list = canvas.getByRole('link', { name: 'Voir les signatures' })
    await expect(list).toHaveAttribute('href', '/signatures')
  },
}

export const Whole: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  play: waitUntilRendered,
}
