import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Programs/Own programs',
  ...productStory(product, { path: '/training-programs/new', api: coachingApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Fills in a program: a title, and both sessions. */
async function make({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Titre/ }), 'Ma semaine')
  for (const title of ['Jambes et fessiers', 'Réveil musculaire']) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ajouter une séance' }))
    await userEvent.click(await screen.findByRole('option', { name: title }))
    await canvas.findByRole('button', { name: `Supprimer ${title}` })
  }
}

export const Default: StoryObj = {
  name: '[3.2.72] Fills in a new program from the coach’s sessions, and moves one up',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await make(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Réveil musculaire' }))
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('listitem')
          .map((one) => one.textContent)
          .slice(-2),
      ).toEqual(['Réveil musculaire', 'Jambes et fessiers']),
    )
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  },
}

export const Empty: StoryObj = {
  name: 'Says what a new program needs before it is saved',
  parameters: { variants: ['phone'] },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Enregistrer' })
    await expect(save).toBeDisabled()
    await expect(save).toHaveAccessibleDescription('Donnez un titre au programme.')
  },
}

export const BesideTheStaticList: StoryObj = {
  name: '[3.2.71] Lists the coach’s programs beside the static list, to edit and delete',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await make(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('heading', { name: 'Reprise en douceur' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Ma semaine' }))
    await expect(await canvas.findByRole('textbox', { name: /^Titre/ })).toHaveValue('Ma semaine')
    await userEvent.click(canvas.getAllByRole('link', { name: 'Mes programmes' })[0]!)
    await canvas.findByRole('heading', { name: 'Ma semaine' })
  },
}

export const Deletes: StoryObj = {
  name: 'Deletes one of the coach’s programs after a confirmation',
  play: async (context) => {
    const { canvas, userEvent } = context
    await make(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Ma semaine' }))
    const title = 'Voulez-vous vraiment supprimer ce programme ?'
    await expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await canvas.findByRole('heading', { name: 'Reprise en douceur' })
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Ma semaine' })).toBeNull())
  },
}
