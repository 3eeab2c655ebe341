import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Experiments/Editor',
  ...productStory(product, {
    path: '/experiments/signature-editor',
    api: { userId: demoIds.admin },
  }),
}
export default meta

export const Editor: StoryObj = {
  name: '[1.2.40] Lets the user try the editor without saving anything',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const company = await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })
    await userEvent.type(company, 'Lueur')
    await expect(company).toHaveValue('Lueur')
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const ByAnEmployee: StoryObj = {
  name: 'Lets every signed-in person try the editor',
  parameters: { api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })).toBeVisible()
  },
}
