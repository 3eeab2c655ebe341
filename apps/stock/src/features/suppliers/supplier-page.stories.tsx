import { productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'

const { medipro } = catalogueIds.suppliers
const path = `/api/stock/supplier/${medipro}`

const meta: Meta = {
  title: 'Stock product/Suppliers/Supplier',
  ...productStory(product, { path: `/supplier/${medipro}`, api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function fill({ canvas, userEvent }: PlayContext, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const patches = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'PATCH')

export const Default: StoryObj = {
  name: '[3.2.14] [3.3.02] Shows the supplier',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Médipro Santé')
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('MED')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'service.client@medipro.example',
    )
  },
}

export const Saves: StoryObj = {
  name: 'Saves a change, and says so',
  play: async (context) => {
    await fill(context, 'Email', 'commandes@medipro.example')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toMatchObject({
      email: 'commandes@medipro.example',
    })
  },
}

export const EmptyFields: StoryObj = {
  name: '[3.5.05] Saves nothing without a name, a code and an email address',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const fields = [
      await fill(context, 'Nom', ''),
      await fill(context, 'Code', ''),
      await fill(context, 'Email', ''),
    ]
    await save(context)
    for (const field of fields) {
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    }
    await expect(patches(context)).toEqual([])
  },
}

export const InvalidEmail: StoryObj = {
  name: '[3.5.05] Saves nothing with an invalid email address',
  play: async (context) => {
    const email = await fill(context, 'Email', 'commandes@medipro')
    await save(context)
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Mauvais format d'email/))
    await expect(patches(context)).toEqual([])
  },
}

export const ChecksOnBlur: StoryObj = {
  name: '[3.5.13] Checks a field when it is left, and all fields on save',
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = await fill(context, 'Email', 'commandes')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await fill(context, 'Email', 'commandes@medipro.example')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid())
    await expect(email).toBeValid()
    await expect(patches(context)).toEqual([])
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another supplier has the name',
  play: async (context) => {
    const field = await fill(context, 'Nom', 'dentalia france')
    await save(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both values when somebody else has changed the same field',
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Nom' })
    await changeElsewhere(worldOf(context), `/stock/supplier/${medipro}`, { code: 'MDP' })
    await fill(context, 'Code', 'MEDI')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('MDP')
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(http.patch(path, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const field = await fill(context, 'Code', 'MEDI')
    await save(context)
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(field).toHaveValue('MEDI')
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a supplier does not exist, and links back',
  parameters: { path: '/supplier/nowhere', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce fournisseur n’existe pas, ou plus')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir les fournisseurs' })).toHaveAttribute(
      'href',
      '/suppliers',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(path)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the supplier cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
