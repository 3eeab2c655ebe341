import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Signatures/Table',
  ...productStory(product, { path: '/signatures?view=list', api: { userId: demoIds.admin } }),
}
export default meta

export const Holders: StoryObj = {
  name: 'Marks the company’s signature, and names the teams that have their own',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    const studio = await row(/Studio/)
    await expect(await studio.findByText('Studio de création')).toBeInTheDocument()
    await expect(studio.queryByText('Par défaut')).toBeNull()
    const company = await row(/Signature de la société/)
    await expect(company.getByText('Par défaut')).toBeInTheDocument()
  },
}
