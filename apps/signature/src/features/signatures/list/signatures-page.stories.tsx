import { demoIds, demoSeed, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Signatures/List',
  ...productStory(product, { path: '/signatures', api: { userId: demoIds.admin } }),
}
export default meta

const templates = '/api/organisation/demo-organisation/signature-templates'

export const Cards: StoryObj = {
  name: '[1.2.32] [1.2.62] Shows the signatures as cards by default',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Studio' })).toBeVisible()
    await expect(await canvas.findByTitle('Studio')).toBeInTheDocument()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const List: StoryObj = {
  name: '[1.2.61] Shows the signatures as a list on request',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Studio' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartes' }))
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
  },
}

export const Actions: StoryObj = {
  name: '[1.2.63] [1.2.64] [1.1.01] Offers edit, duplicate and delete, and a new signature',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Modifier Studio' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dupliquer Studio' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Supprimer Studio' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Créer une nouvelle signature' }))
    await expect(await canvas.findByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Nouvelle signature',
    )
  },
}

export const OpenedByCard: StoryObj = {
  name: 'Opens a signature on a click anywhere on its card, whose name is a link',
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Studio' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/signature\//))
    const card = (link.closest('li') as HTMLElement).getBoundingClientRect()
    const hit = document.elementFromPoint(card.left + card.width / 2, card.top + 20)
    await expect(hit).toBe(link)
    await userEvent.click(link)
    await expect(await canvas.findByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Studio',
    )
  },
}

export const Duplicated: StoryObj = {
  name: '[1.2.65] [1.9.03] Names a duplicate ‘Copy of …’',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Dupliquer Studio' }))
    await expect(await canvas.findByRole('heading', { name: 'Copy of Studio' })).toBeVisible()
    await expect(await screen.findByText('« Copy of Studio » est créée')).toBeVisible()
    await expect(
      bodyOf(worldOf(context), 'POST', `/api/team/${demoIds.teams.design}/signatures`),
    ).toMatchObject({
      name: 'Copy of Studio',
    })
    // Scroll back: pressing the button has scrolled the page by a distance that depends on the
    // loaded images.
    window.scrollTo(0, 0)
  },
}

export const Deleted: StoryObj = {
  name: 'Says, before a deletion, who uses the signature and what they get instead',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Studio' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to delete Studio?')).toBeInTheDocument()
    await expect(await dialog.findByText('Une équipe : Studio de création')).toBeInTheDocument()
    await expect(
      dialog.getByText('18 employés : « Signature de la société », celle de la société'),
    ).toBeInTheDocument()
  },
}

export const Removed: StoryObj = {
  name: 'Removes a deleted signature from the cards, and gives its users the other one',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Studio' }))
    const yes = await screen.findByRole('button', { name: 'Yes' })
    await waitFor(() => expect(yes).toBeEnabled())
    await userEvent.click(yes)
    await screen.findByText('deleted')
    await expect(canvas.queryByRole('heading', { name: 'Studio' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Employes' }))
    await waitFor(() =>
      expect(canvas.getAllByText('Signature de la société').length).toBeGreaterThan(22),
    )
  },
}

export const DeletesDefault: StoryObj = {
  name: 'Says that nobody gets a signature any more without the company’s',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Supprimer Signature de la société' }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('Toute la société, par défaut')).toBeInTheDocument()
    await expect(dialog.getByText('22 employés : aucune signature')).toBeInTheDocument()
  },
}

export const UsageUnknown: StoryObj = {
  name: 'Blocks the deletion while it is unknown who uses the signature',
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/template/*/usage', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Studio' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('Unknown error')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

/** Seeds the demo organisation with 197 additional signatures, which nobody uses. */
function seedOfMany() {
  const seed = demoSeed(Date.UTC(2027, 0, 15, 8) / 1000)
  const [model] = seed.templates
  if (!model) throw new Error('The demonstration has no template')
  const more = Array.from({ length: 197 }, (_, index) => ({
    ...model,
    id: `template-${index}`,
    name: `Agence n° ${index + 1}`,
    updated_at: model.updated_at - index - 1,
  }))
  return { ...seed, templates: [...seed.templates, ...more] }
}

/** Names of the cards, in order. */
const cardNames = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main h2')].map(({ textContent }) => textContent)

export const Many: StoryObj = {
  name: 'Makes 200 signatures searchable, and only renders previews near the visible area',
  parameters: { api: { seed: seedOfMany }, variants: ['phone'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frames = () => canvasElement.querySelectorAll('iframe').length
    await canvas.findByTitle('Studio')
    await expect(cardNames(canvasElement)).toHaveLength(200)
    await expect(frames()).toBeLessThan(20)

    window.scrollTo(0, document.documentElement.scrollHeight)
    await canvas.findByTitle('Agence n° 197')
    await waitFor(() => expect(canvas.queryByTitle('Studio')).toBeNull())
    await expect(frames()).toBeLessThan(20)

    window.scrollTo(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: /Ordre/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Les plus utilisées' }))
    await waitFor(() => expect(cardNames(canvasElement)[0]).toBe('Signature de la société'))
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Chercher une signature' }),
      'agence 12',
    )
    await waitFor(() => expect(cardNames(canvasElement)).toHaveLength(12))
    await expect(cardNames(canvasElement)).toContain('Agence n° 12')
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await canvas.findByRole('grid')
    await expect(canvas.getByRole('searchbox', { name: 'Chercher une signature' })).toHaveValue(
      'agence 12',
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartes' }))
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher une signature' }), '1')
    await waitFor(() => expect(cardNames(canvasElement)).toEqual(['Agence n° 121']))
    await canvas.findByTitle('Agence n° 121')
  },
}

export const NothingFound: StoryObj = {
  parameters: { api: { seed: seedOfMany }, path: '/signatures?search=hiver' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucune signature ne correspond à cette recherche'),
    ).toBeVisible()
  },
}

export const OfTheTeam: StoryObj = {
  name: 'Shows a team’s administrator the team’s signatures',
  parameters: {
    api: {
      userId: demoIds.teamAdmin,
      seed: () => {
        const seed = demoSeed(Date.UTC(2027, 0, 15, 8) / 1000)
        const owned = seed.templates.map((template) =>
          template.id === demoIds.templates[1]
            ? { ...template, team_id: demoIds.teams.sales }
            : template,
        )
        return { ...seed, templates: owned }
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Commercial, avec rendez-vous' })
    await expect(cardNames(canvasElement)).toHaveLength(1)
    await expect(canvas.getByText('Équipe Commercial · 20 employés')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('Une équipe : Commercial')).toBeInTheDocument()
  },
}

export const Empty: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(templates, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Dessinez votre première signature' }),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(templates)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Retried: StoryObj = {
  name: 'Reloads the list on request',
  beforeEach: ({ msw }) =>
    msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Studio' })).toBeVisible()
    await expect(canvas.queryByText('Unknown error')).toBeNull()
  },
}
