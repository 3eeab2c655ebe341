import { type ApiOptions, storyTime, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { stillVideoUrl } from '#testing/training'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedStory } from '#shared/testing/filmed-story.ts'
import { filmedApi } from '#shared/testing/filmed-studio.ts'

const path = `/exercices/${coachingIds.exercices.squats}`

const meta: Meta = {
  title: 'Coaching product/Exercices/Editor',
  ...filmedStory(path),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const newPath = { path: '/exercices/new' }

const opened = ({ canvas }: PlayContext, name = 'Squats') =>
  canvas.findByRole('heading', { name, level: 1 })

const save = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Enregistrer' })

export const Default: StoryObj = {
  name: '[3.2.64] [3.2.84] Shows an exercise with its video, visible area, poster and muscle group',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await opened(context)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Squats')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeVisible()
    for (const name of ['Sports', 'Équipements']) {
      await expect(canvas.getByRole('combobox', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('radio', { name: 'Débutant' })).toBeChecked()
    await expect(await canvas.findByRole('group', { name: 'Partie visible' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Affiche' })).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: 'Quadriceps' })).toBeChecked()
  },
}

export const New: StoryObj = {
  name: '[3.2.62] [3.2.87] Starts an exercise, and says that saving needs a video',
  parameters: { ...newPath, variants: ['dark', 'phone'] },
  play: async (context) => {
    await expect(await opened(context, 'Nouvel exercice')).toBeVisible()
    await expect(save(context)).toBeDisabled()
    await expect(save(context)).toHaveAccessibleDescription(/demande une vidéo/)
  },
}

export const Edits: StoryObj = {
  name: '[3.2.61] Opens an exercise from its list, changes it and saves it',
  parameters: { path: '/exercices' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Squats' }))
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' sautés')
    await userEvent.click(canvas.getByRole('radio', { name: 'Expert' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fessiers' }))
    await userEvent.click(save(context))
    await expect(await opened(context, 'Squats sautés')).toBeVisible()
    await expect(await canvas.findByText('Sauvegardé')).toBeVisible()
  },
}

export const Adds: StoryObj = {
  name: '[3.2.59] Opens the form of a new exercise from the list',
  parameters: { path: '/exercices' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await opened(context, 'Mes exercices (4)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un exercice' }))
    await expect(await opened(context, 'Nouvel exercice')).toBeVisible()
  },
}

export const TitleMissing: StoryObj = {
  name: '[3.5.17] Cannot be saved without a title, and says so',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Titre' }))
    await expect(save(context)).toBeDisabled()
    await expect(save(context)).toHaveAccessibleDescription('Donnez un titre à l’exercice.')
  },
}

export const Leaving: StoryObj = {
  name: 'Asks before leaving unsaved changes, and undoes them',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '!')
    await userEvent.click(canvas.getAllByRole('link', { name: 'Mes séances' })[0]!)
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Non' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la dernière action' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Squats'),
    )
  },
}

export const SaveFails: StoryObj = {
  name: 'Says that a save failed, and keeps what was typed',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('/api/coaching/exercice/:id', () =>
        HttpResponse.json({ type: 'INTERNAL', message: 'x' }, { status: 500 }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' !')
    await userEvent.click(save(context))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('une erreur est survenue')
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Squats !')
  },
}

/** A studio whose admin has added a sport and a piece of equipment. */
const taggedApi: ApiOptions = {
  ...filmedApi,
  async prepare(adapters) {
    await filmedApi.prepare?.(adapters)
    const { tags } = adapters.repositories.within({
      organisationId: coachingIds.organisation,
    }).coaching
    const added = { is_archived: false, created_at: storyTime, updated_at: storyTime }
    await tags.insert({ ...added, id: 'aquagym', kind: 'sport', name: 'Aquagym' })
    await tags.insert({ ...added, id: 'band', kind: 'equipment', name: 'Élastique' })
  },
}

export const Tags: StoryObj = {
  name: 'Offers the sports and the equipment that the admin has added, and stores them',
  parameters: { api: taggedApi },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    for (const [field, name] of [
      ['Sports', 'Aquagym'],
      ['Équipements', 'Élastique'],
    ] as const) {
      await userEvent.type(canvas.getByRole('combobox', { name: field }), name.slice(0, 3))
      await userEvent.click(await screen.findByRole('option', { name }))
      await userEvent.keyboard('{Escape}')
    }
    await userEvent.click(save(context))
    await expect(await canvas.findByText('Sauvegardé')).toBeVisible()
    const sent = worldOf(context).requests.find(({ method }) => method === 'PATCH')
    await expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      sports: ['Aquagym'],
      equipments: ['Élastique'],
    })
  },
}

export const PreviewHeight: StoryObj = {
  name: '[3.2.90] [3.9.12] Keeps the preview 200 pixels lower than the window, at most 650 high',
  play: async (context) => {
    await opened(context)
    const preview = context.canvas.getByRole('region', { name: /tel qu/ })
    await expect(preview.offsetHeight).toBe(Math.min(window.innerHeight - 200, 650))
  },
}

export const WrongVideo: StoryObj = {
  name: '[3.5.18] Rejects a file that is not an mp4',
  parameters: newPath,
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context, 'Nouvel exercice')
    const renamed = new File(['not a video'], 'squat.mp4', { type: 'video/mp4' })
    await userEvent.upload(
      canvas.getByLabelText('Vidéo de l’exercice', { selector: 'input' }),
      renamed,
    )
    await expect(await canvas.findByText('Votre video doit etre au format mp4')).toBeVisible()
  },
}

export const ImageFails: StoryObj = {
  name: '[3.5.19] Says that an image could not be sent',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/coaching/images', () =>
        HttpResponse.json({ type: 'INTERNAL', message: 'x' }, { status: 500 }),
      ),
    ),
  play: async (context) => {
    const { canvas } = context
    await opened(context)
    const input = canvas.getByLabelText('Image', { selector: 'input' })
    // Not `userEvent.upload`, which scrolls to the input: text rendered while scrolled differs by
    // subpixels in screenshots.
    await fireEvent.change(input, {
      target: { files: [new File(['no picture'], 'squat.png', { type: 'image/png' })] },
    })
    await expect(await canvas.findByText('Une erreur est survenue')).toBeVisible()
  },
}

/** A studio whose storage is full. */
const fullApi: ApiOptions = {
  ...coachingApi,
  async prepare(adapters) {
    await coachingApi.prepare?.(adapters)
    const { storageUse } = adapters.repositories.within({
      organisationId: coachingIds.organisation,
    })
    await storageUse.take(100_000_000_000, Infinity)
  },
}

export const StudioFull: StoryObj = {
  name: 'Says that the storage of the studio is full',
  parameters: { ...newPath, api: fullApi, variants: ['phone'] },
  play: async (context) => {
    const { canvas } = context
    await opened(context, 'Nouvel exercice')
    const input = canvas.getByLabelText('Vidéo de l’exercice', { selector: 'input' })
    const video = await (await fetch(stillVideoUrl)).blob()
    await fireEvent.change(input, {
      target: { files: [new File([video], 'squat.mp4', { type: 'video/mp4' })] },
    })
    await expect(
      await canvas.findByText(/L’espace de stockage de votre studio est plein/),
    ).toBeVisible()
  },
}

export const Missing: StoryObj = {
  parameters: { path: '/exercices/unknown-exercice' },
  name: 'Says that an exercise does not exist',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/NOT FOUND/)
  },
}
