import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Billing',
  ...productStory(product, { path: '/billing', api: { userId: demoIds.admin } }),
}
export default meta

export const Default: StoryObj = {}
