import { memoryAdapters } from '@org/api/memory'
import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes, confirmOutdated, findOutdatedQuestion } from '#shared/testing/story-helpers.ts'
import { pickFile, confirmCrop, imageFile } from '#shared/testing/upload-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Company/Page',
  ...productStory(product, { path: '/home', api: { userId: demoIds.admin } }),
}
export default meta

const organisation = '/api/organisation/demo-organisation'

export const Filled: StoryObj = {
  name: '[1.2.29] [1.2.83] [1.2.84] Shows the company’s fields; the domain is read-only',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Votre société' })
    const labels = ['Nom', 'Adresse', 'Site web', 'Facebook', 'Instagram', 'LinkedIn', 'Twitter']
    for (const name of labels) {
      await expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute('readonly')
    }
    await expect(canvas.getByRole('textbox', { name: 'Domaine' })).toHaveAttribute('readonly')
    // Above the form: what there is to do.
    await expect(await canvas.findByText('26 sur 60')).toBeVisible()
    for (const name of [
      'Déployer les signatures',
      'Envoyer la mise à jour',
      'Voir qui n’a rien reçu',
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir la bannière' })).toBeVisible()
  },
}

export const LogoAndSignature: StoryObj = {
  name: '[1.2.82] Offers a logo and a default signature',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Logo' })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /Signature de la société.*Signature par défaut/ }),
    ).toBeVisible()
  },
}

export const Saved: StoryObj = {
  name: '[1.2.86] [1.8.18] Saves the company with its disclaimer and the addresses of its apps',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Maison Lueur et fils')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mention légale' }), 'Confidentiel')
    const store = canvas.getByRole('textbox', { name: 'Adresse App Store' })
    await userEvent.type(store, 'https://apps.apple.com/lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await confirmOutdated()
    await screen.findByText('Saved')
    await expect(bodyOf(worldOf(context), 'PATCH', organisation)).toMatchObject({
      name: 'Maison Lueur et fils',
      disclaimer: 'Confidentiel',
      appstore_url: 'https://apps.apple.com/lueur',
    })
    await expect(await canvas.findByText(/^\d+ personnes ont l’ancienne version$/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Déployer la nouvelle version' }),
    ).toHaveAttribute('href', '/deploy')
  },
}

export const WrongAddress: StoryObj = {
  name: '[1.5.22] Rejects invalid web addresses',
  play: async (context) => {
    const { canvas, userEvent } = context
    const names = ['Site web', 'Facebook', 'Instagram', 'LinkedIn', 'Twitter']
    await canvas.findByRole('textbox', { name: 'Site web' })
    const fields = names.map((name) => canvas.getByRole('textbox', { name }))
    for (const field of fields) {
      await userEvent.clear(field)
      await userEvent.type(field, 'pas une adresse')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await canvas.findAllByText("Mauvais format d'url")
    for (const field of fields) {
      await expect(field).toHaveAccessibleDescription(/Mauvais format d'url/)
    }
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const WrongName: StoryObj = {
  name: 'Says at the field that the name is missing or too long, in French',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.clear(name)
    await userEvent.paste('L'.repeat(201))
    await userEvent.click(save)
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/Ne peut pas dépasser 200 caractères/),
    )
    await userEvent.clear(name)
    await userEvent.type(name, ' ')
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps the form’s values when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch(organisation, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await confirmOutdated()
    await screen.findByText('Error')
    await expect(name).toHaveValue('Maison Lueur et fils')
  },
}

export const Outdated: StoryObj = {
  name: 'Says before saving how many installed signatures the change makes outdated',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await findOutdatedQuestion()).toHaveAccessibleName(
      '26 signatures installées deviendront d’anciennes versions. Enregistrer ?',
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const OutdatedCancelled: StoryObj = {
  name: 'Saves nothing on No, keeps the form’s values, and saves them on a later Yes',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' et fils')
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.click(save)
    await userEvent.click(within(await findOutdatedQuestion()).getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(changes(worldOf(context))).toEqual([])
    await expect(name).toHaveValue('Maison Lueur et fils')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(save)
    await confirmOutdated()
    await screen.findByText('Saved')
  },
}

export const NothingOutdated: StoryObj = {
  name: 'Does not ask about a change that no signature shows',
  play: async (context) => {
    const { canvas, userEvent } = context
    const legal = await canvas.findByRole('textbox', { name: 'Mention légale' })
    await userEvent.type(legal, 'Confidentiel')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    await expect(changes(worldOf(context))).toEqual([`PATCH ${organisation}`])
  },
}

export const OutdatedUnknown: StoryObj = {
  name: 'Saves nothing when the number of signatures cannot be loaded, and says so',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${organisation}/outdated-signatures`, () =>
        failure(503, -1, 'Le serveur est occupé'),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le serveur est occupé')
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const LogoCancelled: StoryObj = {
  name: 'Keeps the logo when the new one is declined with No',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${organisation}/outdated-signatures`, () =>
        HttpResponse.json({ outdated_count: 26 }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('group', { name: 'Logo' })
    const shown = () => canvas.getByRole('img', { name: 'Logo' }).getAttribute('src')
    const before = shown()
    await pickFile(canvas, 'Logo', await imageFile(600, 200))
    await confirmCrop()
    await userEvent.click(within(await findOutdatedQuestion()).getByRole('button', { name: 'No' }))
    await waitFor(() => expect(shown()).toBe(before))
    await expect(changes(worldOf(context))).toEqual(['POST /api/media'])
  },
}

const failToCount: NonNullable<StoryObj['beforeEach']> = ({ msw }) =>
  msw.use(http.post(`${organisation}/outdated-signatures`, () => failure(500, -1, 'Unknown error')))

/** Returns the smallest possible GIF. */
const gifFile = () => {
  const bytes = atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==')
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], 'lueur.gif', {
    type: 'image/gif',
  })
}

export const LogoNotSaved: StoryObj = {
  name: 'Shows no trace of a logo that could not be saved, and says so',
  beforeEach: failToCount,
  play: async (context) => {
    const { canvas } = context
    const logo = () => within(canvas.getByRole('group', { name: 'Logo' }))
    await canvas.findByRole('group', { name: 'Logo' })
    await expect(logo().queryByText(/Un GIF ne peut pas être recadré/)).toBeNull()
    const before = logo().getByRole('img').getAttribute('src')
    await pickFile(canvas, 'Logo', gifFile())
    await screen.findByText(/envoyez-le de nouveau/)
    await waitFor(() => expect(logo().queryByText(/Un GIF ne peut pas être recadré/)).toBeNull())
    await expect(logo().getByRole('img')).toHaveAttribute('src', before)
    await expect(changes(worldOf(context))).toEqual(['POST /api/media'])
  },
}

export const LogoNotRemoved: StoryObj = {
  name: 'Does not mention a file when the logo could not be removed',
  beforeEach: failToCount,
  play: async (context) => {
    const { canvas, userEvent } = context
    const logo = within(await canvas.findByRole('group', { name: 'Logo' }))
    await userEvent.click(logo.getByRole('button', { name: 'Retirer' }))
    await screen.findByText(/Rien de ce que vous voyez n’a été perdu/)
    await expect(screen.queryByText(/Le fichier reste/)).toBeNull()
    await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Leaving: StoryObj = {
  name: 'Asks before unsaved changes are left, and keeps them on No',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' et fils')
    await userEvent.click(canvas.getByRole('link', { name: 'Equipes' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('Maison Lueur et fils')
    await userEvent.click(canvas.getByRole('link', { name: 'Equipes' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByRole('heading', { name: /Equipes/ })).toBeVisible()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const UndoneAndSaved: StoryObj = {
  name: 'Undoes changes step by step, and leaves without asking once saved',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    const address = canvas.getByRole('textbox', { name: 'Adresse' })
    const undo = canvas.getByRole('button', { name: 'Annuler la dernière modification' })
    await expect(undo).toBeDisabled()
    await userEvent.type(name, ' et fils')
    await userEvent.clear(address)
    await userEvent.click(undo)
    await expect(address).not.toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await confirmOutdated()
    await screen.findByText('Saved')
    await waitFor(() => expect(undo).toBeDisabled())
    await userEvent.click(canvas.getByRole('link', { name: 'Equipes' }))
    await expect(await canvas.findByRole('heading', { name: /Equipes/ })).toBeVisible()
  },
}

export const WrongLogo: StoryObj = {
  name: '[1.8.14] Says ‘Votre video doit etre une image’ for a file that is not an image',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('group', { name: 'Logo' })
    await pickFile(canvas, 'Logo', new File(['%PDF-1.7'], 'plaquette.pdf'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre video doit etre une image',
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

/** An installation whose image quota is used up. */
const fullSettings = { ...memoryAdapters().settings, mediaQuota: 0 }

export const LogoRejected: StoryObj = {
  name: '[1.8.15] Says ‘Une erreur est survenue : refused’ and why when the server rejects a logo',
  parameters: { api: { overrides: { settings: fullSettings } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('group', { name: 'Logo' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), ' & Fils')
    await pickFile(canvas, 'Logo', await imageFile(300, 200))
    await confirmCrop()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Une erreur est survenue : refused',
    )
    await expect(
      canvas.getByText(/stockage est plein : [\d,]+\sko utilisés sur 0\sko\./),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Maison Lueur & Fils')
  },
}

export const LogoUploaded: StoryObj = {
  name: '[1.8.18] Crops a logo, uploads it, saves it with the company and says ‘Sauvegardé’',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('group', { name: 'Logo' })
    await pickFile(canvas, 'Logo', await imageFile(600, 200))
    await confirmCrop()
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await waitFor(() =>
      expect(bodyOf(worldOf(context), 'PATCH', organisation)).toEqual({
        logo_id: expect.any(String) as string,
      }),
    )
    await expect(changes(worldOf(context))).toEqual(['POST /api/media', `PATCH ${organisation}`])
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(organisation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(organisation, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const LoadedOnRetry: StoryObj = {
  ...LoadingFails,
  name: 'Shows the company after a failed first load',
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}
