import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'

const { gloves } = catalogueIds.categories
const path = `/api/stock/product-category/${gloves}`

const meta: Meta = {
  title: 'Stock product/Categories/Category',
  ...productStory(product, { path: `/product-categories/${gloves}`, api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function rename({ canvas, userEvent }: PlayContext, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  if (name !== '') await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return field
}

export const Default: StoryObj = {
  name: '[3.2.15] [3.3.04] Renames a category',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const field = await rename(context, 'Gants')
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(field).toHaveValue('Gants')
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toEqual({ name: 'Gants' })
  },
}

/**
 * Records the maximum number of notifications visible at once, and for how many ms each one is
 * visible.
 */
function watchNotifications() {
  const region = document.querySelector('[aria-live="polite"][data-volatile]')
  if (!region) throw new Error('The page has no notifications')
  const since = new Map<Node, number>()
  const watched = { most: 0, durations: [] as number[], stop: () => observer.disconnect() }
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes, removedNodes } of mutations) {
      for (const node of addedNodes) since.set(node, performance.now())
      for (const node of removedNodes) {
        watched.durations.push(performance.now() - (since.get(node) ?? 0))
      }
    }
    watched.most = Math.max(watched.most, region.childElementCount)
  })
  observer.observe(region, { childList: true })
  return watched
}

export const Notifies: StoryObj = {
  name: '[3.9.15] [3.9.16] [3.9.17] Shows two notifications at once, at the top centre, for about 1500 ms each',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('textbox', { name: 'Nom' })
    const watched = watchNotifications()
    await rename(context, 'Gants')
    const saved = await screen.findByText('Sauvegardé')
    await waitFor(async () => {
      const { left, right, top } = saved.getBoundingClientRect()
      await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(2)
      await expect(top).toBeLessThan(40)
    })
    await rename(context, 'Gants fins')
    // Each of the two saves shows two notifications: one while saving, and one once saved.
    await waitFor(() => expect(watched.durations).toHaveLength(4), { timeout: 15_000 })
    watched.stop()
    await expect(watched.most).toBe(2)
    for (const duration of watched.durations) {
      // The limits are wide, since notifications lag behind the timers on a busy machine.
      await expect(duration).toBeGreaterThan(1000)
      await expect(duration).toBeLessThan(2500)
    }
  },
}

export const EmptyName: StoryObj = {
  name: '[3.5.07] Saves nothing without a name',
  play: async (context) => {
    const field = await rename(context, '')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another category has the name',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const field = await rename(context, 'ANESTHÉSIE')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  beforeEach: ({ msw }) => msw.use(http.patch(path, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const field = await rename(context, 'Gants')
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(field).toHaveValue('Gants')
  },
}

export const New: StoryObj = {
  name: '[3.2.15] Adds a category and returns to the list',
  parameters: { path: '/product-categories/create' },
  play: async (context) => {
    await rename(context, ' Sutures ')
    await expect(await context.canvas.findByRole('row', { name: /Sutures/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/product-categories')).toEqual({
      name: 'Sutures',
    })
  },
}

export const EmptyForm: StoryObj = {
  name: 'Asks for the name of a new category',
  parameters: { path: '/product-categories/create', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a category does not exist, and links back',
  parameters: { path: '/product-categories/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette catégorie n’existe pas, ou plus')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(path)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the category cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
