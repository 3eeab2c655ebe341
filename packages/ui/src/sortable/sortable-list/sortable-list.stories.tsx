import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { SortableList, type SortableListProps } from './sortable-list.tsx'

interface CustomField {
  id: string
  title: string
  value: string
}

const customFields: CustomField[] = [
  { id: 'a', title: 'SIRET', value: '812 345 678 00021' },
  { id: 'b', title: 'Rendez-vous', value: 'Mardi et jeudi' },
  { id: 'c', title: 'Bureau', value: '3e étage' },
]

function Held(props: SortableListProps<CustomField>) {
  const [items, setItems] = useState(props.items)
  return (
    <div style={{ maxWidth: 420 }}>
      <SortableList
        {...props}
        items={items}
        onReorder={(next) => {
          setItems(next)
          props.onReorder(next)
        }}
        onRemove={
          props.onRemove &&
          ((removed) => setItems((all) => all.filter((item) => item.id !== removed.id)))
        }
      />
    </div>
  )
}

const meta = {
  title: 'Sortable/SortableList',
  component: SortableList<CustomField>,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Champs personnalisés',
    items: customFields,
    getKey: (item) => item.id,
    getName: (item) => item.title,
    onReorder: fn(),
    children: (item: CustomField) => (
      <div style={{ padding: '6px 4px' }}>
        <strong>{item.title}</strong>
        <div>{item.value}</div>
      </div>
    ),
  },
} satisfies Meta<typeof SortableList<CustomField>>

export default meta
type Story = StoryObj<typeof meta>

function order(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
}

export const Default: Story = {
  name: 'Moves an entry by keyboard on its handle',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Déplacer SIRET' }).focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findByText('SIRET saisi, position 1 sur 3.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByText('SIRET en position 2 sur 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(order(canvas)).toEqual(['Rendez-vous', 'SIRET', 'Bureau']))
    await expect(screen.getByText('SIRET déposé en position 2 sur 3.')).toBeInTheDocument()
  },
}

export const Playground: Story = { args: { onRemove: fn() } }

export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Déplacer SIRET' }).focus()
    await userEvent.keyboard(' ')
    await screen.findByText('SIRET saisi, position 1 sur 3.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText(/^Déplacement annulé/)).toBeInTheDocument())
    await expect(args.onReorder).not.toHaveBeenCalled()
  },
}

export const ByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const down = canvas.getByRole('button', { name: 'Descendre SIRET' })
    await userEvent.click(down)
    await expect(order(canvas)).toEqual(['Rendez-vous', 'SIRET', 'Bureau'])
    await expect(down).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(order(canvas)).toEqual(['Rendez-vous', 'Bureau', 'SIRET'])
    await expect(canvas.getByRole('button', { name: 'Monter SIRET' })).toHaveFocus()
    await expect(canvas.getByText('SIRET déposé en position 3 sur 3.')).toBeInTheDocument()
  },
}

export const Removing: Story = {
  args: { onRemove: fn(), canRemove: (item) => item.id !== 'b' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Supprimer Rendez-vous' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer SIRET' }))
    await expect(order(canvas)).toEqual(['Rendez-vous', 'Bureau'])
  },
}

export const WithInputs: Story = {
  args: {
    children: (item) => <TextField label={item.title} value={item.value} onChange={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bureau' })
    await userEvent.click(field)
    await userEvent.keyboard(' {ArrowUp}')
    await expect(field).toHaveFocus()
    await expect(canvas.getAllByRole('textbox').at(-1)).toBe(field)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Phone: Story = {
  ...WithInputs,
  globals: { viewport: { value: 'phone' } },
  args: { ...WithInputs.args, onRemove: fn() },
}

export const Dark: Story = { args: { onRemove: fn() }, globals: { scheme: 'dark' } }
