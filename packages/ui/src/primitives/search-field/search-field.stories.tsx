import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <SearchField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Rechercher un employé', value: '', onChange: fn(), onSubmit: fn() },
  parameters: {
    guidance: {
      do: ['Say in the label what is searched.'],
      dont: ['Do not require Enter if the list can update with each keystroke.'],
    },
    keys: [
      { keys: 'Enter', does: 'searches' },
      { keys: 'Esc', does: 'empties it' },
    ],
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Éloïse{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Éloïse')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un employé' })).toHaveValue('')
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 'Laurent', isLabelHidden: false },
}

export const Cleared: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 'Laurent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 'Laurent', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
