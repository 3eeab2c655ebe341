import { productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoShareKey } from '@org/api/coaching'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Experiments/Page',
  ...productStory(product, { path: '/experiments', api: coachingApi }),
}
export default meta

export const ReduxDemo: StoryObj = {
  name: '[3.2.77] Counts in the store, and lists the other experiments',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(canvas.getByRole('link', { name: 'Carte des muscles' })).toHaveAttribute(
      'href',
      '/experiments/muscle-viewer',
    )
  },
}

export const Upload: StoryObj = {
  name: '[3.2.78] [3.9.13] Offers the upload of an image, in a box of 400 by 500, and of an mp4',
  parameters: { path: '/experiments/upload', variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const image = await canvas.findByLabelText<HTMLInputElement>('Image', { selector: 'input' })
    await expect(image.accept).toContain('image/jpeg')
    const box = [...canvas.getByText('Image').parentElement!.children].find(
      (child) => child instanceof HTMLElement && child.offsetHeight === 500,
    )
    if (window.innerWidth > 600) {
      await expect(box).toBeInstanceOf(HTMLElement)
      await expect((box as HTMLElement).offsetWidth).toBe(400)
    }
    const video = canvas.getByLabelText('Vidéo', { selector: 'input' })
    await userEvent.upload(video, new File(['no video'], 'squat.mp4', { type: 'video/mp4' }))
    await expect(await canvas.findByText('Votre video doit etre au format mp4')).toBeVisible()
  },
}

/** Creates a picture of one color. */
async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws on no canvas.')
  context.fillStyle = '#c2410c'
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'lueur.png', { type: 'image/png' })
}

export const CropsImage: StoryObj = {
  name: '[3.2.78] Crops an image before it is sent, and shows the stored one',
  parameters: { path: '/experiments/upload' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const input = await canvas.findByLabelText('Image', { selector: 'input' })
    await fireEvent.change(input, { target: { files: [await pictureFile(400, 100)] } })
    const dialog = await screen.findByRole('dialog', { name: 'Resize image' })
    const sent = () =>
      worldOf(context).requests.filter((one) => one.path === '/api/coaching/images')
    await expect(sent()).toEqual([])
    const confirm = within(dialog).getByRole('button', { name: 'Valider' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await userEvent.click(confirm)
    await expect(await canvas.findByRole('img', { name: 'Image' })).toBeVisible()
    await waitFor(() => expect(sent()).toHaveLength(1))
  },
}

export const MuscleViewer: StoryObj = {
  name: '[3.2.79] Switches between the bodies and selects muscle groups',
  parameters: { path: '/experiments/muscle-viewer', variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Homme' }))
    await expect(canvas.getByRole('radio', { name: 'Homme' })).toBeChecked()
    for (const name of ['Quadriceps', 'Fessiers']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    }
  },
}

export const LaunchesSession: StoryObj = {
  name: '[3.2.81] Opens the session of the demonstration',
  parameters: {
    path: '/experiments/launch-training-session',
    api: {
      ...coachingApi,
      async prepare(adapters: Parameters<NonNullable<typeof coachingApi.prepare>>[0]) {
        await coachingApi.prepare?.(adapters)
        const { organisation: organisationId, coach: ownerId, sessions } = coachingIds
        const { coaching } = adapters.repositories.within({ organisationId, ownerId })
        await coaching.trainingSessions.update(sessions.morning, { share_key: demoShareKey })
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Réveil musculaire', level: 1 }),
    ).toBeVisible()
  },
}

export const SessionMissing: StoryObj = {
  name: 'Says that the session of the demonstration is missing',
  parameters: { path: '/experiments/launch-training-session', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'La séance de démonstration manque' }),
    ).toBeVisible()
  },
}

export const Components: StoryObj = {
  name: '[3.2.82] Shows the three kinds of buttons',
  parameters: { path: '/experiments/components', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    for (const name of ['Primary', 'Secondary', 'Tertiary']) {
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
    }
  },
}
