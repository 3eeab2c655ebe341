import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inEnglish } from '../../testing/in-english.tsx'
import { CheckedField } from './checked-field.tsx'

const meta: Meta<typeof CheckedField> = {
  title: 'Editor/CheckedField',
  component: CheckedField,
  args: { label: 'Site web', rule: 'link', value: '', onChange: fn() },
  render: function Typing({ value, ...args }) {
    const [text, setText] = useState(value)
    return <CheckedField {...args} value={text} onChange={setText} />
  },
}
export default meta

type Story = StoryObj<typeof CheckedField>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { value: 'www.atelier-lumen.example' } }

export const ChecksWhenLeft: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Site web' })
    await userEvent.type(field, 'pas une adresse')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(canvas.getByText("Mauvais format d'url")).toBeVisible()
    await expect(field).toHaveValue('pas une adresse')
  },
}

export const WrongFromTheStart: Story = {
  name: 'shows the error of an invalid initial value immediately, until it is corrected',
  args: { value: 'pas une adresse' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Site web' })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText("Mauvais format d'url")).toBeVisible()
    await userEvent.clear(field)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, 'atelier-lumen.example')
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const English: Story = {
  decorators: [inEnglish],
  args: { value: 'pas une adresse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a valid web address')).toBeVisible()
  },
}

export const EmptyIsFine: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Site web' })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}
