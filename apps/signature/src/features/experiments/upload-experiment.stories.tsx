import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { pickFile, confirmCrop, imageFile } from '#shared/testing/upload-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Experiments/Upload',
  ...productStory(product, {
    path: '/experiments/upload',
    api: { userId: demoIds.admin },
  }),
}
export default meta

export const Empty: StoryObj = {
  name: '[1.2.41] Shows a page to try uploads',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Essai d’envoi d’images', level: 1 }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Choisir un fichier' })).toHaveLength(2)
  },
}

export const WrongShape: StoryObj = {
  name: '[1.2.96] [2.5.08] Rejects an image that is not 0.8 times as wide as high',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('group', { name: 'Au format demandé' })
    await pickFile(canvas, 'Au format demandé', await imageFile(100, 100))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Une erreur est survenue : aspect_ratio',
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Cropped: StoryObj = {
  name: '[1.2.96] Crops any image to that shape and shows the stored file',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('group', { name: 'Recadrée' })
    await pickFile(canvas, 'Recadrée', await imageFile(400, 100))
    await confirmCrop()
    const stored = await canvas.findByRole('img', { name: 'lueur.png' })
    await expect(stored).toBeVisible()
    const { width, height } = stored.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(0.8)
    await expect(changes(worldOf(context))).toEqual(['POST /api/media'])
  },
}

export const ByAnEmployee: StoryObj = {
  name: 'Lets every signed-in person try uploads',
  parameters: { api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Essai d’envoi d’images' }),
    ).toBeVisible()
  },
}
