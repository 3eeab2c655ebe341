import type { ApiOptions } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { stillVideoUrl } from '#testing/training'
import { coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedStory } from '#shared/testing/filmed-story.ts'
import { steadyLink } from '#shared/testing/steady-link.ts'
import { filmedApi, filmedSessionApi, presentedSessionApi } from '#shared/testing/filmed-studio.ts'

const path = `/training-sessions/${coachingIds.sessions.morning}`

const meta: Meta = {
  title: 'Coaching product/Training sessions/Editor',
  ...filmedStory(path, filmedSessionApi),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const newSession = { path: '/training-sessions/new', api: filmedApi }

const lines = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('list', { name: 'Blocs et exercices' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('h3, strong')?.textContent)

const opened = async ({ canvas }: PlayContext) =>
  canvas.findByRole('heading', { name: 'Réveil musculaire', level: 1 })

const button = ({ canvas }: PlayContext, name: string) => canvas.getByRole('button', { name })

export const Default: StoryObj = {
  name: '[3.2.70] [3.2.85] [3.9.02] Shows a session with its blocs, their exercises and what they add up to',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await opened(context)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Réveil musculaire')
    for (const name of ['Débutant', 'Intermédiaire', 'Expert']) {
      await expect(canvas.getByRole('radio', { name })).toBeVisible()
    }
    await waitFor(() => expect(lines(context)).toEqual(['Bloc 1 - Circuit', 'Squats', 'Pompes']))
    await expect(canvas.getByText('environ 5 min', { selector: 'dd' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Muscles travaillés' })).toHaveTextContent(
      'Quadriceps',
    )
  },
}

export const New: StoryObj = {
  name: '[3.2.68] [3.2.87] Starts a session of exercises, and says that saving needs a video',
  parameters: { ...newSession, variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Nouvelle séance' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Exercices' })).toBeChecked()
    const save = button(context, 'Enregistrer')
    await expect(save).toBeDisabled()
    await expect(save).toHaveAccessibleDescription(/demande une vidéo de présentation/)
  },
}

export const Builds: StoryObj = {
  parameters: newSession,
  name: '[3.9.04] Builds a session from exercises, uses the video of one, and saves it',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), 'Jambes en feu')
    await userEvent.click(button(context, 'Ajouter des exercices à Bloc 1'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter des exercices' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Squats/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Gainage/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter 2 exercices' }))
    await waitFor(() => expect(lines(context)).toEqual(['Bloc 1', 'Squats', 'Gainage ventral']))
    const time = within(canvas.getByRole('group', { name: 'Temps de Squats' }))
    await expect(time.getByRole('textbox', { name: 'Minutes' })).toHaveValue('1')
    await expect(time.getByRole('textbox', { name: 'Secondes' })).toHaveValue('5')
    await userEvent.click(button(context, 'Prendre la vidéo d’un exercice'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Squats' }))
    await expect(await canvas.findByRole('group', { name: 'Partie visible' })).toBeVisible()
    await userEvent.click(button(context, 'Enregistrer'))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Jambes en feu', level: 1 })).toBeVisible(),
    )
    await waitFor(() => expect(lines(context)).toEqual(['Bloc 1', 'Squats', 'Gainage ventral']))
  },
}

export const MovesByKeys: StoryObj = {
  name: 'Moves an exercise to another bloc by keyboard, and undoes it',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(button(context, 'Ajouter un bloc'))
    button(context, 'Déplacer Squats').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await expect(await canvas.findByText('Squats : bloc 2, place 1.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(lines(context)).toEqual(['Bloc 1 - Circuit', 'Pompes', 'Bloc 2', 'Squats']),
    )
    await userEvent.click(button(context, 'Annuler la dernière action'))
    await waitFor(() =>
      expect(lines(context)).toEqual(['Bloc 1 - Circuit', 'Squats', 'Pompes', 'Bloc 2']),
    )
    await userEvent.click(button(context, 'Rétablir'))
    await waitFor(() => expect(lines(context).at(-1)).toBe('Squats'))
  },
}

export const MovesBlocs: StoryObj = {
  name: 'Moves a bloc with its exercises, and duplicates exercises and blocs',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(button(context, 'Dupliquer Squats'))
    await expect(lines(context)).toEqual(['Bloc 1 - Circuit', 'Squats', 'Squats (2)', 'Pompes'])
    await userEvent.click(button(context, 'Ajouter un bloc'))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Titre du bloc 2' }),
      'Retour au calme',
    )
    await userEvent.click(button(context, 'Monter Bloc 2 - Retour au calme'))
    await waitFor(() =>
      expect(lines(context).slice(0, 2)).toEqual(['Bloc 1 - Retour au calme', 'Bloc 2 - Circuit']),
    )
    await userEvent.click(button(context, 'Tout déplier'))
    await expect(canvas.getByRole('textbox', { name: 'Charge de Pompes' })).toBeVisible()
  },
}

export const DeletesBloc: StoryObj = {
  name: '[3.2.86] [3.8.10] Asks before a bloc is deleted',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { userEvent } = context
    await opened(context)
    await userEvent.click(button(context, 'Supprimer Bloc 1 - Circuit'))
    const question = { name: 'Supprimer le bloc 1 - Circuit ?' }
    await expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button(context, 'Ajouter un bloc'))
    await userEvent.click(button(context, 'Supprimer Bloc 1'))
    const untitled = { name: 'Supprimer le bloc 1 ?' }
    await expect(await screen.findByRole('alertdialog', untitled)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() =>
      expect(context.canvas.queryByText('Squats', { selector: 'strong' })).toBeNull(),
    )
  },
}

export const Empty: StoryObj = {
  name: '[3.2.88] Says that exercises are needed before a session is launched or shared',
  parameters: {
    path: `/training-sessions/${coachingIds.sessions.legs}`,
    variants: ['phone'],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Jambes et fessiers', level: 1 })
    for (const name of ['Lancer', 'Partager']) {
      await userEvent.click(button(context, name))
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        "Vous devez d'abord ajouter des exercices",
      )
    }
  },
}

export const Launches: StoryObj = {
  name: 'Saves a change and launches the session',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    const title = canvas.getByRole('textbox', { name: 'Titre' })
    await userEvent.type(title, ' du lundi')
    await userEvent.click(button(context, 'Lancer'))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Titre' })).toBeNull())
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'Réveil musculaire du lundi', level: 1 }),
      ).toBeVisible(),
    )
    await expect(await canvas.findByText('Prêt pour s’entraîner sans réseau')).toBeVisible()
  },
}

export const Shares: StoryObj = {
  name: 'Saves a change, and opens the sharing of the session',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' du lundi')
    await userEvent.click(button(context, 'Partager'))
    const dialog = await screen.findByRole('dialog', { name: 'Partager la séance' })
    const link = within(dialog).findByDisplayValue(/\/app\/training-sessions\//)
    await expect(await link).toBeVisible()
    await expect(canvas.getByText('Réveil musculaire du lundi', { selector: 'h1' })).toBeVisible()
    await steadyLink(dialog)
  },
}

export const Leaving: StoryObj = {
  name: '[3.2.89] Asks before leaving unsaved changes',
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' !')
    await userEvent.click(canvas.getAllByRole('link', { name: 'Mes exercices' })[0]!)
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Non' }))
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Réveil musculaire !')
  },
}

export const SaveFails: StoryObj = {
  name: '[3.8.05] Says that a save failed, and keeps what was typed',
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('/api/coaching/training-session/:id', () =>
        HttpResponse.json({ type: 'INTERNAL', message: 'x' }, { status: 500 }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), ' !')
    await userEvent.click(button(context, 'Enregistrer'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('une erreur est survenue')
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Réveil musculaire !')
  },
}

export const PreviewHeight: StoryObj = {
  name: '[3.2.90] [3.9.12] Keeps the preview 200 pixels lower than the window, at most 650 high',
  play: async (context) => {
    await opened(context)
    const preview = context.canvas.getByRole('region', { name: /telle qu/ })
    await expect(preview.offsetHeight).toBe(Math.min(window.innerHeight - 200, 650))
  },
}

export const SingleVideo: StoryObj = {
  name: 'Hides the blocs of a session that is a single video',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Une seule vidéo' }))
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Blocs et exercices' })).toBeNull(),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Exercices' }))
    await expect(lines(context)).toEqual(['Bloc 1 - Circuit', 'Squats', 'Pompes'])
  },
}

export const OwnVideo: StoryObj = {
  name: 'Sets the visible part and the poster of a video that no exercise has, and an image',
  parameters: { api: presentedSessionApi, variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await expect(await canvas.findByRole('group', { name: 'Affiche' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Partie visible' })).toBeVisible()
    const image = canvas.getByRole('region', { name: 'Image' })
    await expect(within(image).getByText(/^JPG ou PNG/)).toBeVisible()
    // The poster of an exercise's video can be changed only in the exercise's own editor.
    await userEvent.click(button(context, 'Prendre la vidéo d’un exercice'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Squats' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Affiche' })).toBeNull())
  },
}

/** A studio in which the video of the squats, which the morning session also uses, has no sound. */
const silentApi: ApiOptions = {
  ...filmedSessionApi,
  async prepare(adapters) {
    await filmedSessionApi.prepare?.(adapters)
    const { coach: ownerId, organisation: organisationId, exercices } = coachingIds
    const { coaching } = adapters.repositories.within({ organisationId, ownerId })
    await coaching.media.update(`video-${exercices.squats}`, { has_sound: false })
  },
}

export const WithoutSound: StoryObj = {
  name: 'Points out a video without sound when it is the whole session',
  parameters: { path: '/training-sessions/new' },
  // Serves a fixed image in place of the poster that the page draws from the video.
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/coaching/file/:fileKey', ({ request }) =>
        new URL(request.url).searchParams.has('p')
          ? new HttpResponse(
              '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#2e4ae0" d="M0 0h3v4H0z"/></svg>',
              { headers: { 'content-type': 'image/svg+xml' } },
            )
          : undefined,
      ),
    ),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await canvas.findByRole('heading', { name: 'Nouvelle séance' })
    const video = await (await fetch(stillVideoUrl)).blob()
    const input = canvas.getByLabelText('Vidéo de présentation', { selector: 'input' })
    await fireEvent.change(input, {
      target: { files: [new File([video], 'muette.mp4', { type: 'video/mp4' })] },
    })
    await expect(await canvas.findByRole('button', { name: 'Retirer la vidéo' })).toBeVisible()
    await expect(canvas.queryByText('Cette vidéo n’a pas de son.')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Une seule vidéo' }))
    await expect(await canvas.findByText('Cette vidéo n’a pas de son.')).toBeVisible()
    await userEvent.click(button(context, 'Retirer la vidéo'))
    await expect(canvas.queryByText('Cette vidéo n’a pas de son.')).toBeNull()
    await userEvent.click(button(context, 'Annuler la dernière action'))
    await expect(await canvas.findByText('Cette vidéo n’a pas de son.')).toBeVisible()
    // Waits for the posters of the preview and of the picker, because the page grows taller once
    // they are loaded.
    const loaded = () =>
      [...canvasElement.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0)
    await waitFor(() => expect(loaded()).toHaveLength(2))
  },
}

export const StoredWithoutSound: StoryObj = {
  name: 'Points out that a stored video has no sound, even if it is taken from an exercise',
  parameters: { api: silentApi, variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Une seule vidéo' }))
    await expect(await canvas.findByText('Cette vidéo n’a pas de son.')).toBeVisible()
    for (const [title, count] of [
      ['Pompes', 0],
      ['Squats', 1],
    ] as const) {
      const taking = { name: `Prendre la vidéo de ${title}` }
      await userEvent.click(await canvas.findByRole('button', taking))
      await waitFor(() =>
        expect(canvas.queryAllByText('Cette vidéo n’a pas de son.')).toHaveLength(count),
      )
    }
    await expect(await canvas.findByText('Cette vidéo n’a pas de son.')).toBeVisible()
  },
}

export const Missing: StoryObj = {
  parameters: { path: '/training-sessions/unknown-session' },
  name: 'Says that a session does not exist',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/NOT FOUND/)
  },
}
