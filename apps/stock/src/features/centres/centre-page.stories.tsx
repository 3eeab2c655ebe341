import { productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  choose,
  codeFor,
  failure,
  neverResponds,
  sessionOver,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const { bastille, ecole } = stockIds.centres

const meta: Meta = {
  title: 'Stock product/Centres/Centre',
  ...productStory(product, {
    path: `/centre/${bastille}`,
    api: { ...stockApi, userId: stockIds.superAdmin },
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function rename({ canvas, userEvent }: PlayContext, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
  return field
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

export const Default: StoryObj = {
  name: '[3.2.10] Shows name, address and the hour at which orders are created',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Centre Bastille')
    const hour = canvas.getByRole('button', { name: /Heure de création des commandes/ })
    await expect(hour).toHaveTextContent('7 h')
    await userEvent.click(hour)
    const hours = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect([hours[0], hours.at(-1), hours.length]).toEqual(['0 h', '23 h', 24])
    await userEvent.keyboard('{Escape}')
  },
}

export const Saves: StoryObj = {
  name: 'Saves a changed hour, and nothing else',
  play: async (context) => {
    const { canvas } = context
    const hour = await canvas.findByRole('button', { name: /Heure de création des commandes/ })
    await choose(hour, '18 h')
    await save(context)
    await screen.findByText('Sauvegardé')
    const path = `/api/stock/centre/${bastille}`
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toMatchObject({ create_cmd_hour: 18 })
  },
}

export const EmptyFields: StoryObj = {
  name: '[3.5.04] Saves nothing without a name and an address',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Nom' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Adresse' }))
    await save(context)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nom' })).toBeInvalid())
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toBeInvalid()
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const NoReplyAddress: StoryObj = {
  name: '[3.5.14] Accepts an empty reply address, which is checked only when there is one',
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = await canvas.findByRole('textbox', { name: 'Adresse de réponse' })
    await userEvent.type(address, 'accueil')
    await userEvent.tab()
    await waitFor(() => expect(address).toBeInvalid())
    await userEvent.clear(address)
    await rename(context, 'Centre Roquette')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
  },
}

export const NoHour: StoryObj = {
  name: '[3.5.04] Saves nothing without an hour',
  parameters: { path: `/centre/${ecole}` },
  play: async (context) => {
    await rename(context, 'École dentaire')
    await save(context)
    const [hour] = context.canvas.getAllByRole('button', { name: /Heure de création/ })
    await waitFor(() => expect(hour).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another centre has the name',
  play: async (context) => {
    const field = await rename(context, 'Centre Lyon Presqu’île')
    await save(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.patch('/api/stock/centre/:id', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const field = await rename(context, 'Centre Roquette')
    await save(context)
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(field).toHaveValue('Centre Roquette')
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both names when somebody else has renamed the centre',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Nom' })
    await changeElsewhere(worldOf(context), `/stock/centre/${bastille}`, { name: 'Centre Nation' })
    await rename(context, 'Centre Roquette')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('Centre Nation')
  },
}

export const SessionEnds: StoryObj = {
  name: 'Keeps what was typed when the session ends, and saves it after the sign-in',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await rename(context, 'Centre Roquette')
    msw.use(http.patch('/api/stock/centre/:id', sessionOver, { once: true }))
    await save(context)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' }),
    )
    const email = 'nadia.ferrand@centres.example'
    await expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await userEvent.click(dialog.getByRole('button', { name: 'Recevoir un code' }))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Code' }),
      await codeFor(worldOf(context), email),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Se connecter' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Centre Roquette')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a centre does not exist, and links back',
  parameters: { path: '/centre/nowhere', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce centre n’existe pas, ou plus')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir les centres' })).toHaveAttribute(
      'href',
      '/centres',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/stock/centres')),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the centre cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/stock/centres', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
