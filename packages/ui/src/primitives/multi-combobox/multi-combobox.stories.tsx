import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { findPeople, people } from '../../testing/people.ts'
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx'

function Controlled(props: MultiComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 480 }}>
      <MultiCombobox
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

const everyone = people.map((person) => person.value)

const meta = {
  title: 'Primitives/MultiCombobox',
  component: MultiCombobox,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Destinataires',
    value: ['camille.laurent', 'hugo.lefevre'],
    options: people,
    placeholder: 'Tapez un nom',
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Use it to select several of many options: recipients, tags, members.',
        'Allow custom values if users may create new tags.',
      ],
      dont: [
        'Do not use it for fewer than six options: checkboxes show them all at once.',
        'Do not rely on more than ten chips being visible: the rest is only counted.',
      ],
    },
    keys: [
      { keys: 'letters', does: 'look through the options' },
      { keys: '↓ ↑, Enter', does: 'move through the list, and select or deselect an option' },
      { keys: 'Backspace', does: 'in the empty text, removes the last value' },
      { keys: '← →', does: 'in the empty text, move through the chips' },
      { keys: 'Delete', does: 'on a chip, removes it' },
      { keys: 'Enter or ,', does: 'completes a custom text, if these are allowed' },
    ],
  },
} satisfies Meta<typeof MultiCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Destinataires' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ines')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'camille.laurent',
      'hugo.lefevre',
      'ines.benali',
    ])
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['camille.laurent', 'hugo.lefevre'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Retirer Camille Laurent' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['hugo.lefevre'])
    await expect(canvas.getByRole('button', { name: 'Retirer Hugo Lefèvre' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(field).toHaveFocus()
  },
}

export const Playground: Story = {}

export const TenChips: Story = {
  name: '[1.9.05, 3.9.11] shows at most 10 tags and counts the rest',
  args: { value: everyone },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Valeurs choisies' })
    await expect(chips.querySelectorAll('button')).toHaveLength(10)
    await expect(canvas.getByText('+3')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Théo Marchand/)
  },
}

export const RemovesByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Camille Laurent' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['hugo.lefevre'])
    await expect(canvas.getByText('Camille Laurent retiré')).toBeInTheDocument()
  },
}

export const Open: Story = {
  parameters: { variants: ['dark', 'phone'], keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouvrir la liste/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Hugo Lefèvre/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['camille.laurent'])
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const CustomTexts: Story = {
  args: {
    label: 'Étiquettes',
    placeholder: 'Ajoutez une étiquette',
    value: [],
    options: [],
    allowsCustomValue: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'salon 2027{Enter}')
    await userEvent.type(field, 'presse,')
    await userEvent.click(field)
    await userEvent.paste('partenaires; presse; fournis')
    await expect(args.onChange).toHaveBeenLastCalledWith(['salon 2027', 'presse', 'partenaires'])
    await expect(field).toHaveValue('fournis')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'salon 2027',
      'presse',
      'partenaires',
      'fournis',
    ])
  },
}

export const FromAServer: Story = {
  args: { value: ['lea.girard'], options: people.slice(5, 6), loadOptions: findPeople },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Retirer Léa Girard' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), 'ro')
    await userEvent.click(await screen.findByRole('option', { name: /Rose Chevalier/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['lea.girard', 'rose.chevalier'])
    await userEvent.keyboard('{Escape}')
    await expect(
      await canvas.findByRole('button', { name: 'Retirer Rose Chevalier' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { value: [], loadOptions: () => new Promise(() => undefined) },
  parameters: { variants: ['dark', 'motion'], keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ro')
    await waitFor(() => expect(screen.getByText('Chargement…')).toBeVisible())
  },
}

export const NoMatch: Story = {
  parameters: { variants: ['dark'], keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zorro')
    await waitFor(() => expect(screen.getByText('Aucun résultat')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ServerFails: Story = {
  parameters: { variants: ['dark'], keepsFocus: true },
  args: { loadOptions: () => Promise.reject(new Error('503')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ro')
    const note = await screen.findByText(/Les propositions n’ont pas pu être chargées/)
    await waitFor(() => expect(note).toBeVisible())
    await expect(canvas.getByText('Camille Laurent')).toBeVisible()
  },
}

export const LeavesNothing: Story = {
  name: 'Discards typed text on blur unless an option was selected',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Zorro')
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.type(field, 'Rose')
    await screen.findByRole('option', { name: /Rose Chevalier/ })
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(2)
  },
}

export const Invalid: Story = {
  args: { value: [], errors: ['Ne peut pas être vide'] },
  parameters: { variants: ['dark'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: /Retirer/ })).toBeNull()
  },
}
