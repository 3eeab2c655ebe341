import { productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { portraitFile } from '#shared/testing/photos.fixture.ts'
import { confirmCrop, pickPhoto, pngNamedJpg } from '#shared/testing/pick-photo.ts'

const { haddad, eluard, roux } = peopleIds.praticiens
const path = `/api/stock/praticien/${haddad}`

const meta: Meta = {
  title: 'Stock product/Praticiens/Praticien',
  ...productStory(product, { path: `/praticien/${haddad}`, api: peopleApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function rename({ canvas, userEvent }: PlayContext, text: string) {
  const field = await canvas.findByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const photoIn = async ({ canvas }: PlayContext) =>
  (await canvas.findByRole('group', { name: 'Photo' })).querySelector('img')

export const Default: StoryObj = {
  name: '[3.2.27] [3.3.12] Shows the practitioner and the photo',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Dr Amel Haddad' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Dr Amel Haddad')
    const image = await photoIn(context)
    await waitFor(() => expect(image?.naturalWidth).toBe(160))
  },
}

export const Saves: StoryObj = {
  name: '[3.8.02] Saves a change, and says so',
  play: async (context) => {
    await rename(context, ' Dr Amel Haddad-Roux ')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toEqual({ name: 'Dr Amel Haddad-Roux' })
  },
}

export const UploadsPhoto: StoryObj = {
  name: 'Stores a photo as soon as it is picked and cropped',
  parameters: { path: `/praticien/${eluard}` },
  play: async (context) => {
    await expect(await photoIn(context)).toBeNull()
    await pickPhoto(context.canvas, portraitFile())
    await confirmCrop()
    await waitFor(async () =>
      expect((await photoIn(context))?.getAttribute('src')).toMatch(/^\/api\/stock\/photo-file\//),
    )
  },
}

export const WrongPhoto: StoryObj = {
  name: '[3.5.16] Accepts only a jpg as photo',
  parameters: { path: `/praticien/${eluard}`, variants: ['phone'] },
  play: async (context) => {
    await pickPhoto(context.canvas, pngNamedJpg())
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Votre photo doit etre au format jpg',
    )
  },
}

export const UploadFails: StoryObj = {
  name: 'Says that an error has occurred when the upload fails, and keeps the former photo',
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${path}/photo`, () => failure(429, 129, 'Trop de tentatives. Réessayez.'))),
  play: async (context) => {
    await pickPhoto(context.canvas, portraitFile())
    await confirmCrop()
    const alert = await context.canvas.findByRole('alert', {}, { timeout: 10_000 })
    await expect(alert).toHaveTextContent('Une erreur est survenue')
    await expect((await photoIn(context))?.getAttribute('src')).toMatch(/photo-haddad/)
  },
}

export const EmptyName: StoryObj = {
  name: '[3.5.08] Saves no empty name',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const field = await rename(context, '')
    await save(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both names when somebody else has renamed the practitioner',
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Nom' })
    await changeElsewhere(worldOf(context), `/stock/praticien/${haddad}`, { name: 'Dr A. Haddad' })
    await rename(context, 'Dr Haddad')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('Dr A. Haddad')
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.01] Shows the error’s message when saving fails, keeps the name and logs the failure',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.patch(path, () => failure(409, 110, 'La même requête est encore en cours')))
  },
  play: async (context) => {
    const field = await rename(context, 'Dr Haddad')
    await save(context)
    await context.canvas.findByText('La même requête est encore en cours')
    await expect(field).toHaveValue('Dr Haddad')
    await expect(console.error).toHaveBeenCalledWith(
      `praticiens/update/${haddad}: La même requête est encore en cours`,
    )
  },
}

export const OtherCentre: StoryObj = {
  name: 'Does not exist for people of another centre, and links back',
  parameters: {
    path: `/praticien/${roux}`,
    api: { ...peopleApi, userId: peopleIds.manager },
    variants: ['phone'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce praticien n’existe pas, ou plus')).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Voir les praticiens' })).toHaveAttribute(
      'href',
      '/praticiens',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(path)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the practitioner cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
