import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Member home',
  ...productStory(product, { path: '/home', api: { userId: demoIds.member } }),
}
export default meta

export const Default: StoryObj = {}
