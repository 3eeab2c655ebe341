import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding',
  ...productStory(product, { path: '/create-signature-company', api: { userId: null } }),
}
export default meta

export const Default: StoryObj = {}
