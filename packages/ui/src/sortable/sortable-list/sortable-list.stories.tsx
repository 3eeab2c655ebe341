import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, useContext, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../locale/index.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
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

const ChangeContext = createContext<(changed: CustomField) => void>(() => undefined)

function Value({ item }: { item: CustomField }) {
  const change = useContext(ChangeContext)
  return (
    <TextField
      label={item.title}
      value={item.value}
      onChange={(value) => change({ ...item, value })}
    />
  )
}

function Controlled(props: SortableListProps<CustomField>) {
  const [items, setItems] = useState(props.items)
  const change = (changed: CustomField) =>
    setItems((all) => all.map((item) => (item.id === changed.id ? changed : item)))
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
      >
        {(item, index) => (
          <ChangeContext value={change}>{props.children(item, index)}</ChangeContext>
        )}
      </SortableList>
    </div>
  )
}

const meta = {
  title: 'Sortable/SortableList',
  component: SortableList<CustomField>,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: [
        'Give each entry a key that is stable across moves and edits.',
        'Name entries by their visible text: every move is announced with the name.',
        'Keep the buttons next to the handle: some people cannot drag.',
      ],
      dont: [
        'Do not use it for lists with a natural order, such as dates.',
        'Do not use it for table rows or columns: columns are moved in the table’s header.',
      ],
    },
    keys: [
      {
        keys: 'Tab',
        does: 'Moves to each handle, the fields inside and the buttons; drops a lifted entry at its position.',
      },
      { keys: 'Space or Enter', does: 'On a handle: picks the entry up, or drops it.' },
      { keys: '↑ ↓', does: 'Moves the lifted entry by one position.' },
      {
        keys: 'Escape',
        does: 'Returns the lifted entry to its place; a dialog around the list stays open.',
      },
    ],
  },
  render: (args) => <Controlled {...args} />,
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
  parameters: { variants: ['dark', 'phone'] },
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

export const LiftedByKeyboard: Story = {
  parameters: { variants: ['dark'], keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Déplacer Bureau' }).focus()
    await userEvent.keyboard(' {ArrowUp}')
    await expect(canvas.getByText('Bureau en position 2 sur 3.')).toBeInTheDocument()
  },
}

export const WithDetails: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: {
    isInline: true,
    details: (item) =>
      item.id === 'b' && <p style={{ margin: 8 }}>Sur rendez-vous, de 9 h à 18 h.</p>,
    children: (item) => <Value item={item} />,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText(/de 9 h à 18 h/).closest('li')
    await expect(row).toHaveTextContent('Rendez-vous')
    await expect(canvas.getAllByText(/de 9 h à 18 h/)).toHaveLength(1)
  },
}

export const PlainText: Story = { args: { children: (item) => <>{item.title}</> } }

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

export const RemovingKeepsTheFocus: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Supprimer Rendez-vous' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Supprimer Bureau' })).toHaveFocus()
    await expect(canvas.getByText('Rendez-vous supprimé.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Supprimer SIRET' })).toHaveFocus()
  },
}

const grip = { button: 0, isPrimary: true, pointerId: 1 }

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer SIRET' })
    const { left, top } = handle.getBoundingClientRect()
    const target = canvas.getByRole('button', { name: 'Déplacer Bureau' }).getBoundingClientRect()
    await fireEvent.pointerDown(handle, { ...grip, clientX: left, clientY: top })
    await fireEvent.pointerMove(document, { ...grip, clientX: left + 40, clientY: top + 20 })
    await screen.findByText('SIRET saisi, position 1 sur 3.')
    await fireEvent.pointerMove(document, { ...grip, clientX: left + 40, clientY: target.top })
    await screen.findByText('SIRET en position 3 sur 3.')
    await expect(handle.getBoundingClientRect().left).toBe(left)
    await fireEvent.pointerUp(document, { ...grip, clientX: left + 40, clientY: target.top })
    await waitFor(() => expect(order(canvas)).toEqual(['Rendez-vous', 'Bureau', 'SIRET']))
  },
}

export const WithInputs: Story = {
  args: { onRemove: fn(), children: (item) => <Value item={item} /> },
  parameters: { variants: ['phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bureau' })
    await userEvent.click(field)
    await userEvent.keyboard(' {ArrowUp}{Enter}bis')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('3e étage bis')
    await expect(args.onReorder).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const OneEntry: Story = {
  args: { items: customFields.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Déplacer SIRET' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Monter SIRET' })).toBeDisabled()
  },
}

export const InADialog: Story = {
  args: { children: (item) => <Value item={item} /> },
  parameters: {
    variants: ['dark', 'phone'],
    docs: { story: { inline: false, height: '480px' } },
  },
  render: function InDialog(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog title="Champs personnalisés" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Controlled {...args} />
      </Dialog>
    )
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Champs personnalisés' }))
    dialog.getByRole('button', { name: 'Déplacer Rendez-vous' }).focus()
    await userEvent.keyboard(' ')
    await dialog.findByText('Rendez-vous saisi, position 2 sur 3.')
    await userEvent.keyboard('{ArrowUp}')
    await dialog.findByText('Rendez-vous en position 1 sur 3.')
    await userEvent.keyboard('{Escape}')
    await dialog.findByText(/^Déplacement annulé/)
    await expect(args.onReorder).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

const links = Array.from({ length: 200 }, (_, index) => ({
  id: `link-${index + 1}`,
  title: `Lien ${index + 1}`,
  value: `https://atelier-lumen.example/${index + 1}`,
}))

export const TwoHundredEntries: Story = {
  args: { label: 'Liens', items: links, children: (item) => <Value item={item} /> },
  decorators: [
    (Story) => (
      <div style={{ height: 480, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer Lien 200' })
    handle.focus()
    await userEvent.keyboard(' ')
    await screen.findByText('Lien 200 saisi, position 200 sur 200.')
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByText('Lien 200 en position 199 sur 200.')
    await userEvent.keyboard(' ')
    await screen.findByText('Lien 200 déposé en position 199 sur 200.')
    await expect(canvas.getAllByRole('textbox').at(-2)).toHaveAccessibleName('Lien 200')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lien 3' }), '/e')
    await expect(canvas.getByRole('textbox', { name: 'Lien 3' })).toHaveValue(
      'https://atelier-lumen.example/3/e',
    )
  },
}

export const English: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move SIRET down' }))
    await expect(canvas.getByText('SIRET dropped at position 2 of 3.')).toBeInTheDocument()
  },
}

/** Headings of groups stay in place; the other entries move past them into another group. */
export const Groups: Story = {
  args: {
    label: 'Jours',
    items: [
      { id: 'monday', title: 'Lundi', value: '' },
      { id: 'a', title: 'Inventaire', value: '8 h' },
      { id: 'b', title: 'Livraison', value: '14 h' },
      { id: 'tuesday', title: 'Mardi', value: '' },
      { id: 'c', title: 'Réunion', value: '9 h' },
    ],
    isFixed: (item) => item.value === '',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Déplacer Lundi' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Monter Inventaire' })).toBeDisabled()
    canvas.getByRole('button', { name: 'Déplacer Livraison' }).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    const order = ['Lundi', 'Inventaire', 'Mardi', 'Livraison', 'Réunion']
    const titles = () =>
      canvas.getAllByRole('listitem').map((entry) => entry.querySelector('strong')?.textContent)
    await waitFor(() => expect(titles()).toEqual(order))
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} ')
    await waitFor(() => expect(titles()[1]).toBe('Livraison'))
    await expect(titles()[0]).toBe('Lundi')
  },
}
