import { startStoryClock, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedStory } from '#shared/testing/filmed-story.ts'

const meta: Meta = {
  title: 'Coaching product/Exercices/List',
  ...filmedStory('/'),
}
export default meta

const exercices = '/api/coaching/exercices'
const path = `/api/coaching/exercice/${coachingIds.exercices.pushUps}`

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const titles = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

async function ask({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Pompes' }))
  return screen.findByRole('alertdialog')
}

export const Default: StoryObj = {
  name: '[3.2.58] [3.2.60] [1.2.49] Opens the exercises, sorted by title without accents',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Mes exercices (4)' })).toBeVisible()
    await expect(titles(context)).toEqual([
      'Étirement des mollets',
      'Gainage ventral',
      'Pompes',
      'Squats',
    ])
    await expect(canvas.getByText('Coach PRO')).toBeVisible()
    await expect(canvas.getByText('Léa Moulin')).toBeVisible()
  },
}

export const Duplicates: StoryObj = {
  name: 'Opens a copy of an exercise, and filters the list by muscle',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtres' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pectoraux' }))
    await waitFor(() => expect(titles(context)).toEqual(['Pompes']))
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer Pompes' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Pompes (copie)', level: 1 }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Pompes (copie)')
  },
}

export const Moments: StoryObj = {
  name: '[3.9.18] Shows when an exercise was changed in calendar format',
  beforeEach: startStoryClock,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Squats/ })).toHaveTextContent(
      "Aujourd'hui à 09:00",
    )
    await expect(canvas.getByRole('row', { name: /Pompes/ })).toHaveTextContent(
      '6 janvier 2027 à 09:00',
    )
  },
}

export const Menu: StoryObj = {
  name: '[3.2.39] [3.2.40] Lists the pages in the sidebar, four of them disabled',
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Mes |^Billing|^Experiments/ })
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mes exercices', '/exercices'],
      ['Mes séances', '/training-sessions'],
      ['Mes programmes', '/training-programs'],
      ['Mes coachés', null],
      ['Mes statistiques', null],
      ['Billing', null],
      ['Experiments', null],
    ])
    for (const link of links.slice(3)) await expect(link).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Deletes: StoryObj = {
  name: '[3.4.23] [3.8.11] [3.8.12] Deletes an exercise after a confirmation, and reloads the list',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await ask(context)
    await expect(dialog).toHaveAccessibleName('Voulez-vous vraiment supprimer cet exo ?')
    await expect(dialog).toHaveTextContent(
      'Il ne pourra plus être utilisé, mais il reste dans les séances et les programmes qui le contiennent déjà.',
    )
    await expect(dialog).toHaveTextContent('Cette action est irreversible')
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Mes exercices (3)' })).toBeVisible()
    await waitFor(() => expect(titles(context)).not.toContain('Pompes'))
    const deleted = worldOf(context).requests.filter(({ method }) => method === 'DELETE')
    await expect(deleted.map((request) => request.path)).toEqual([path])
  },
}

let release: (() => void) | undefined

export const Deleting: StoryObj = {
  name: '[3.4.23] Waits in the dialog until the exercise is deleted',
  parameters: { variants: ['phone'] },
  // Delays the deletion until the story calls `release`.
  beforeEach: ({ msw }) => {
    release = undefined
    msw.use(
      http.delete(path, async () => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }),
    )
  },
  play: async (context) => {
    const dialog = await ask(context)
    const yes = screen.getByRole('button', { name: 'Oui' })
    await context.userEvent.click(yes)
    await waitFor(() => expect(yes).toHaveAttribute('aria-disabled', 'true'))
    await expect(screen.getByRole('button', { name: 'Non' })).toBeDisabled()
    await context.userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(titles(context)).toContain('Pompes')
    await waitFor(() => expect(release).toBeDefined())
    release?.()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(
      await context.canvas.findByRole('heading', { name: 'Mes exercices (3)' }),
    ).toBeVisible()
  },
}

export const DeletionFails: StoryObj = {
  name: 'Keeps the question open and says why the exercise could not be deleted',
  beforeEach: ({ msw }) => msw.use(http.delete(path, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(dialog).toHaveTextContent('Unknown error'))
    await expect(context.canvas.getByText('Pompes')).toBeInTheDocument()
  },
}

export const Empty: StoryObj = {
  name: 'Explains what an exercise is when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(exercices, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun exercice' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(exercices, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByText('Pompes')).toBeVisible()
  },
}
