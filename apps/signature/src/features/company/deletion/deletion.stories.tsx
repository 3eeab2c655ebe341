import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Company/Deletion',
  ...productStory(product, { path: '/home', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const deletion = '/api/organisation/demo-organisation/deletion'
const company = 'Maison Lueur'
const title = 'Supprimer la société'
const looks = { variants: ['dark', 'phone'] }

async function openDialog({ canvas, userEvent }: PlayContext) {
  const region = await canvas.findByRole('region', { name: title })
  await userEvent.click(within(region).getByRole('button', { name: `${title}…` }))
  return within(await screen.findByRole('dialog', { name: title }))
}

const nameField = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('textbox', { name: `Pour confirmer, tapez le nom de la société : ${company}` })
const confirmation = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Supprimer pour toujours' })

export const Consequences: StoryObj = {
  name: 'Says in numbers what is deleted, and waits for the right name',
  parameters: looks,
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context)
    const field = await nameField(dialog)
    const counts = dialog.getByRole('list')
    await expect(within(counts).getAllByRole('listitem')).toHaveLength(5)
    await expect(within(counts).getByText(/^\d+ employés/)).toBeVisible()
    await expect(dialog.getByText(/leurs adresses ne répondent plus/)).toBeVisible()
    await expect(confirmation(dialog)).toBeDisabled()
    await userEvent.type(field, 'Lueur')
    await expect(field).toHaveAccessibleDescription(/pas le nom de la société/)
    await expect(confirmation(dialog)).toBeDisabled()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Deleted: StoryObj = {
  name: 'Deletes the company and ends the session, with the keyboard alone',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context)
    const field = await nameField(dialog)
    field.focus()
    await userEvent.keyboard(company)
    // The field comes before the buttons, and 'Annuler' before the deletion.
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await userEvent.tab()
    await expect(confirmation(dialog)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('La société est supprimée')
    // The sign-in page has replaced the company's.
    await waitFor(() => expect(screen.getAllByRole('main')).toHaveLength(1))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(bodyOf(worldOf(context), 'POST', deletion)).toEqual({ name: company })
  },
}

export const Loading: StoryObj = {
  name: 'Cannot be confirmed before the numbers are known',
  beforeEach: ({ msw }) => msw.use(neverResponds(deletion)),
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(confirmation(dialog)).toBeDisabled()
  },
}

export const Failed: StoryObj = {
  name: 'Stays open if the deletion fails',
  beforeEach: ({ msw }) => msw.use(http.post(deletion, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context)
    const field = await nameField(dialog)
    await userEvent.type(field, company)
    await userEvent.click(confirmation(dialog))
    await dialog.findByRole('alert')
    await expect(field).toHaveValue(company)
  },
}
