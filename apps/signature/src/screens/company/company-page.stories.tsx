import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen } from 'storybook/test'
import { product } from '../../product.ts'
import { bodyOf, changes, failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Company',
  ...productStory(product, { path: '/home', api: { userId: demoIds.admin } }),
}
export default meta

const organisation = '/api/organisation/demo-organisation'

export const Filled: StoryObj = {
  name: '[1.2.29] [1.2.83] [1.2.84] Shows the fields of the company; the domain is fixed',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Votre société' })
    const labels = ['Nom', 'Adresse', 'Site web', 'Facebook', 'Instagram', 'LinkedIn', 'Twitter']
    for (const name of labels) {
      await expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute('readonly')
    }
    await expect(canvas.getByRole('textbox', { name: 'Domaine' })).toHaveAttribute('readonly')
  },
}

export const LogoAndSignature: StoryObj = {
  name: '[1.2.82] Offers a logo and a default signature',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Logo' })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /Signature de la société.*Signature par défaut/ }),
    ).toBeVisible()
  },
}

export const Saved: StoryObj = {
  name: 'Saves the company',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Maison Lueur et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    await expect(bodyOf(worldOf(context), 'PATCH', organisation)).toMatchObject({
      name: 'Maison Lueur et fils',
    })
  },
}

export const WrongAddress: StoryObj = {
  name: '[1.5.22] Refuses web addresses that are none',
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await canvas.findByRole('textbox', { name: 'Twitter' })
    await userEvent.type(field, 'pas une adresse')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText("Mauvais format d'url")).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch(organisation, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Error')
    await expect(name).toHaveValue('Maison Lueur et fils')
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverAnswered(organisation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
