import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'
import { steadyLink } from '#shared/testing/steady-link.ts'

const meta: Meta = {
  title: 'Coaching product/Training sessions/Sharing',
  ...productStory(product, { path: '/training-sessions', api: coachingApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** A studio whose second session has exercises and is not shared. */
const withContent = {
  ...coachingApi,
  async prepare(adapters: Parameters<NonNullable<typeof coachingApi.prepare>>[0]) {
    await coachingApi.prepare?.(adapters)
    const { organisation: organisationId, coach: ownerId, sessions } = coachingIds
    const { coaching } = adapters.repositories.within({ organisationId, ownerId })
    const morning = await coaching.trainingSessions.get(sessions.morning)
    if (!morning) throw new Error('The fixtures have no morning session')
    await coaching.trainingSessions.update(sessions.legs, { blocs: morning.blocs })
  },
}

async function open({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Partager ${title}` }))
  return within(await dialogOf())
}

const dialogOf = () => screen.findByRole('dialog', { name: 'Partager la séance' })

export const Shared: StoryObj = {
  name: '[3.2.91] [3.1.19] Shows the link of a shared session, also as a QR code',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await open(context, 'Réveil musculaire')
    const link = `${location.origin}/app/training-sessions/${coachingIds.shareKey}`
    await expect(await dialog.findByDisplayValue(link)).toBeVisible()
    await expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await steadyLink(await dialogOf())
  },
}

export const Shares: StoryObj = {
  name: 'Creates a link, and stops sharing after a confirmation',
  parameters: { api: withContent },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context, 'Jambes et fessiers')
    await userEvent.click(await dialog.findByRole('button', { name: 'Créer le lien' }))
    await expect(await dialog.findByDisplayValue(/\/app\/training-sessions\/.{22}$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin au partage' }))
    const question = await screen.findByRole('alertdialog', { name: 'Mettre fin au partage ?' })
    await expect(question).toHaveTextContent('Le lien ne s’ouvre plus')
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await expect(await dialog.findByRole('button', { name: 'Créer le lien' })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Says that exercises are needed before a session is shared',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const dialog = await open(context, 'Jambes et fessiers')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Créer le lien' }))
    await expect(await dialog.findByText("Vous devez d'abord ajouter des exercices")).toBeVisible()
  },
}

/** A studio whose second session consists of a single video, which is still missing. */
const withoutVideo = {
  ...coachingApi,
  async prepare(adapters: Parameters<NonNullable<typeof coachingApi.prepare>>[0]) {
    await coachingApi.prepare?.(adapters)
    const { organisation: organisationId, coach: ownerId, sessions } = coachingIds
    const { coaching } = adapters.repositories.within({ organisationId, ownerId })
    await coaching.trainingSessions.update(sessions.legs, { type: 'video' })
  },
}

export const WithoutVideo: StoryObj = {
  name: 'Says that a video is needed before a session of type video can be shared',
  parameters: { api: withoutVideo, variants: ['phone'] },
  play: async (context) => {
    const dialog = await open(context, 'Jambes et fessiers')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Créer le lien' }))
    await expect(await dialog.findByText("Vous devez d'abord ajouter une vidéo")).toBeVisible()
  },
}

const sheet = fn<typeof navigator.share>()

export const ShareSheet: StoryObj = {
  name: 'Offers a phone’s share sheet, and shows an error when it fails but not when it is closed',
  parameters: { variants: ['phone'] },
  beforeEach() {
    sheet.mockReset()
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async (context) => {
    const dialog = await open(context, 'Réveil musculaire')
    const send = await dialog.findByRole('button', { name: 'Envoyer le lien…' })
    sheet.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
    await context.userEvent.click(send)
    await expect(sheet).toHaveBeenLastCalledWith({
      title: 'Réveil musculaire',
      url: `${location.origin}/app/training-sessions/${coachingIds.shareKey}`,
    })
    await waitFor(() => expect(send).toBeEnabled())
    await expect(dialog.queryByRole('alert')).toBeNull()
    sheet.mockRejectedValueOnce(new DOMException('Not possible', 'NotAllowedError'))
    await context.userEvent.click(send)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('n’a pas pu envoyer le lien')
    await steadyLink(await dialogOf())
  },
}

export const Fails: StoryObj = {
  name: 'Says that a link could not be made, and offers it again',
  parameters: { api: withContent },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/coaching/training-session/:id/share', () =>
        HttpResponse.json({ type: 'INTERNAL', message: 'x' }, { status: 500 }),
      ),
    ),
  play: async (context) => {
    const dialog = await open(context, 'Jambes et fessiers')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Créer le lien' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Créer le lien' })).toBeEnabled())
  },
}
