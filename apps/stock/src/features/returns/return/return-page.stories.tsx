import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { returnIds, returnsWorld } from '../returns-world.fixture.ts'

const pathOf = (id: string) => `/commandreturn/${id}`
const apiOf = (id: string) => `/api/stock/commandreturn/${id}`
const { gloves, mask } = catalogueIds.products

const story = productStory(product, { path: pathOf(returnIds.created), api: returnsWorld })

const meta: Meta = {
  title: 'Stock product/Returns/Return',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const answer = async ({ userEvent }: PlayContext, text: string) => {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: text }))
}

export const Default: StoryObj = {
  name: '[3.2.23] Shows the return with its lots and who made it',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 unités')).toBeVisible()
    await expect(canvas.getByText('GN-M-100 · lot A17')).toBeVisible()
    await expect(await canvas.findByText(/Nadia Ferrand ·/)).toBeVisible()
  },
}

export const ExportsLines: StoryObj = {
  name: 'Exports the products with lot and expiry in columns of their own',
  beforeEach: catchDownloads,
  play: async (context) => {
    await press(context, 'Exporter')
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toBe('Référence fournisseur;Produit;Lot;Péremption;Unités')
    await expect(lines).toContain('GN-M-100;Gants nitrile M;A17;2029-06-30;30')
  },
}

export const Edits: StoryObj = {
  name: 'Changes quantities, keeps the lots, and shows full boxes',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Modifier')
    const units = await canvas.findByRole('textbox', { name: 'Unités de Gants nitrile M' })
    await userEvent.clear(units)
    await userEvent.type(units, '212')
    await userEvent.tab()
    await press(context, 'Enregistrer')
    await expect(await canvas.findByText('2 boîtes + 12 unités')).toBeVisible()
    await expect(canvas.getByText('212 unités')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', apiOf(returnIds.created))).toEqual({
      products: [
        { id: gloves, qty: 212, lotId: '2029-06-30/A17' },
        { id: mask, qty: 10 },
      ],
    })
  },
}

export const Question: StoryObj = {
  name: '[3.8.09] Asks before the units leave the stock',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await press(context, 'Marqué comme retourné')
    const question = await screen.findByRole('alertdialog', {
      name: 'Etes vous sur de vouloir marqué le retour comme retourné ?',
    })
    await expect(question).toHaveTextContent('40 unités sortent du stock.')
  },
}

export const Returned: StoryObj = {
  name: '[3.4.14] [3.4.15] Is returned once, and can no longer change or be deleted',
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Marqué comme retourné')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.dblClick(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Retour enregistré')).toBeVisible()
    // The status shows this text, and soon the history does too.
    await expect((await canvas.findAllByText('Retournée'))[0]).toBeVisible()
    for (const name of ['Modifier', 'Supprimer', 'Marqué comme retourné']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
    const posts = worldOf(context).requests.filter(({ method }) => method === 'POST')
    await expect(posts).toHaveLength(1)
  },
}

export const ReturnedBefore: StoryObj = {
  name: 'Shows the stored return if the server had already booked it',
  parameters: { variants: ['phone'] },
  beforeEach: (context) => {
    const world = worldOf(context)
    context.msw.use(
      http.post(`${apiOf(returnIds.created)}/validate`, async ({ request }) => {
        // Acts as if the response to a first request had been lost.
        await world.fetch(request)
        return failure(409, 178, 'Ce mouvement a déjà été enregistré', 'ALREADY_BOOKED')
      }),
    )
  },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Marqué comme retourné')
    await answer(context, 'Oui')
    await expect(await canvas.findByText('Retour enregistré')).toBeVisible()
    // The status shows this text, and soon the history does too.
    await expect((await canvas.findAllByText('Retournée'))[0]).toBeVisible()
    await expect(screen.queryByText('Ce mouvement a déjà été enregistré')).toBeNull()
  },
}

export const NotEnough: StoryObj = {
  name: 'Says how much is left when the stock is too small, and books nothing',
  parameters: { path: pathOf(returnIds.short), variants: ['phone'] },
  play: async (context) => {
    await press(context, 'Marqué comme retourné')
    await answer(context, 'Oui')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'Stock insuffisant : Masques chirurgicaux type IIR (60 en stock)',
    )
    await expect(context.canvas.getByText('Créé, pas encore retourné')).toBeInTheDocument()
  },
}

export const Deletes: StoryObj = {
  name: '[3.8.08] Asks before a return is deleted, and returns to the list',
  play: async (context) => {
    await press(context, 'Supprimer')
    await expect(
      await screen.findByRole('alertdialog', {
        name: 'Etes vous sur de vouloir supprimer la retour de commande ?',
      }),
    ).toBeVisible()
    await answer(context, 'Oui')
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Retours' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Créé, pas encore retourné')).toHaveLength(1))
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps the changed quantities when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch(apiOf(returnIds.created), () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Modifier')
    const units = await canvas.findByRole('textbox', { name: 'Unités de Gants nitrile M' })
    await userEvent.clear(units)
    await userEvent.type(units, '12')
    await userEvent.tab()
    await press(context, 'Enregistrer')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(units).toHaveValue('12')
  },
}

export const Missing: StoryObj = {
  name: 'Says that the return does not exist',
  parameters: { path: pathOf('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce retour n’existe pas, ou plus')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  name: 'Shows placeholders while loading',
  beforeEach: ({ msw }) => msw.use(neverResponds(apiOf(returnIds.created))),
}

export const Fails: StoryObj = {
  name: 'Offers a retry when the return cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(apiOf(returnIds.created), () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
