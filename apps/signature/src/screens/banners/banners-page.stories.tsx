import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Banners',
  ...productStory(product, { path: '/banners', api: { userId: demoIds.admin } }),
}
export default meta

export const Default: StoryObj = {}
