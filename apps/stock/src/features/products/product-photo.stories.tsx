import { productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { glovesFile } from '#shared/testing/photos.fixture.ts'
import { confirmCrop, pickPhoto, pngNamedJpg } from '#shared/testing/pick-photo.ts'

const { gloves, mask } = catalogueIds.products
const pathOf = (id: string) => `/api/stock/product/${id}/photo`

const meta: Meta = {
  title: 'Stock product/Products/Photo',
  ...productStory(product, { path: `/product/${gloves}`, api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const group = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.findByRole('group', { name: 'Photo' })

/** Returns the address of the shown photo. */
const addressIn = (field: HTMLElement) => field.querySelector('img')?.getAttribute('src')

const uploads = (context: PlayContext, id: string) =>
  worldOf(context).requests.filter(
    ({ method, path }) => method === 'POST' && path.startsWith(pathOf(id)),
  )

export const Default: StoryObj = {
  name: '[3.3.05] [3.9.09] Shows the photo in a frame of 300 × 300, and offers to replace or remove it',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const field = await group(context)
    const image = field.querySelector('img')
    await waitFor(() => expect(image?.naturalWidth).toBe(160))
    const frame = image?.closest<HTMLElement>('[style*="300px"]')
    await expect(frame?.style.width).toBe('300px')
    await expect(frame?.style.height).toBe('300px')
    await expect(within(field).getByRole('button', { name: 'Remplacer' })).toBeVisible()
    await expect(within(field).getByRole('button', { name: 'Retirer' })).toBeVisible()
  },
}

export const Uploads: StoryObj = {
  name: 'Stores a photo as soon as it is picked, and keeps what was typed',
  parameters: { path: `/product/${mask}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const ref = await canvas.findByRole('textbox', { name: 'Référence fournisseur' })
    await userEvent.clear(ref)
    await userEvent.click(ref)
    await userEvent.paste('MQ-2R-B')
    await pickPhoto(canvas, glovesFile())
    await confirmCrop()
    const field = await group(context)
    await waitFor(() => expect(addressIn(field)).toMatch(/^\/api\/stock\/photo-file\//))
    await expect(uploads(context, mask)).toHaveLength(1)
    await expect(ref).toHaveValue('MQ-2R-B')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
  },
}

export const WrongType: StoryObj = {
  name: '[3.5.16] Accepts only a jpg, whatever the name of the file, and keeps the former photo',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas } = context
    const field = await group(context)
    const former = addressIn(field)
    await pickPhoto(canvas, pngNamedJpg())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre photo doit etre au format jpg',
    )
    await expect(addressIn(field)).toBe(former)
    await expect(uploads(context, gloves)).toEqual([])
  },
}

export const WrongTypeOnServer: StoryObj = {
  name: '[3.5.16] Says the same when the server finds another type in the file',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(pathOf(gloves), () =>
        failure(415, 115, 'Votre photo doit etre au format jpg', 'MEDIA_TYPE'),
      ),
    ),
  play: async ({ canvas }) => {
    await pickPhoto(canvas, glovesFile())
    await confirmCrop()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre photo doit etre au format jpg',
    )
  },
}

export const Removes: StoryObj = {
  name: 'Removes the photo',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer' }))
    const browse = await canvas.findByRole('button', { name: /Choisir un fichier/ })
    await expect(browse).toBeVisible()
    const removals = worldOf(context).requests.filter(({ method }) => method === 'DELETE')
    await expect(removals).toHaveLength(1)
  },
}

export const RemovingFails: StoryObj = {
  name: 'Keeps a photo that could not be removed, and says so',
  beforeEach: ({ msw }) =>
    msw.use(http.delete(pathOf(gloves), () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer' }))
    await expect(await screen.findByText(/Le serveur n’a pas répondu comme prévu/)).toBeVisible()
    await expect(addressIn(await group(context))).toMatch(/photo-gloves/)
  },
}
