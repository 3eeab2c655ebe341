import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { findPeople, people } from '../../testing/people.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <Combobox
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

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Responsable de l’équipe',
    value: null,
    options: people,
    placeholder: 'Tapez un nom',
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Use it for more options than people want to scroll through, or for options from a server.',
        'Say in the label what is selected, and in the placeholder what to type.',
      ],
      dont: [
        'Do not use it for a dozen known options (use a Select) or two to five (use a SegmentedControl).',
        'Do not allow custom values if only existing ones can be saved.',
      ],
    },
    keys: [
      { keys: 'letters', does: 'search the options, ignoring case and accents' },
      { keys: '↓ ↑', does: 'open the list, as a click does, and move through it' },
      { keys: 'Enter', does: 'selects the active option, or keeps a custom text' },
      { keys: 'Esc', does: 'closes the list and discards the typed text' },
    ],
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('elo')
    await waitFor(() => expect(screen.getByRole('option', { name: /Éloïse Martin/ })).toBeVisible())
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Éloïse Martin')
    await expect(args.onChange).toHaveBeenLastCalledWith('eloise.martin')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Playground: Story = { args: { value: 'camille.laurent' } }

export const Open: Story = {
  args: { value: 'camille.laurent' },
  parameters: { variants: ['dark', 'phone'], keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const option = await screen.findByRole('option', { name: /Camille Laurent/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getAllByRole('option')).toHaveLength(people.length)
  },
}

export const ByClick: Story = {
  name: 'Opens on a click on the text, with all options, and stays open',
  args: { value: 'camille.laurent' },
  parameters: { keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await expect(await screen.findAllByRole('option')).toHaveLength(people.length)
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.click(screen.getByRole('option', { name: /Éloïse Martin/ }))
    await expect(field).toHaveValue('Éloïse Martin')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const DiscardsText: Story = {
  args: { value: 'camille.laurent' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, ' et associés')
    await expect(field).toHaveValue('Camille Laurent et associés')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Camille Laurent')
    await userEvent.type(field, 'x')
    await userEvent.tab()
    await expect(field).toHaveValue('Camille Laurent')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LeavesNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Zorro')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'Zorro')
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Cleared: Story = {
  args: { value: 'camille.laurent' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('')
  },
}

export const NoMatch: Story = {
  parameters: { keepsFocus: true, variants: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zorro')
    await waitFor(() => expect(screen.getByText('Aucun résultat')).toBeVisible())
  },
}

export const CustomText: Story = {
  args: { label: 'Ville', allowsCustomValue: true, options: cities() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Saint-Malo{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Saint-Malo')
    await expect(field).toHaveValue('Saint-Malo')
    await userEvent.clear(field)
    await userEvent.type(field, 'Lyon')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('lyon')
    await expect(field).toHaveValue('Lyon')
  },
}

function cities() {
  return ['Lille', 'Lyon', 'Nantes', 'Rennes'].map((label) => ({
    value: label.toLowerCase(),
    label,
  }))
}

export const FromAServer: Story = {
  args: { options: [], loadOptions: findPeople },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ro')
    await userEvent.click(await screen.findByRole('option', { name: /Mathis Roux/ }))
    await expect(field).toHaveValue('Mathis Roux')
    await expect(args.onChange).toHaveBeenLastCalledWith('mathis.roux')
  },
}

export const ServerFails: Story = {
  parameters: { keepsFocus: true, variants: ['dark'] },
  args: { options: [], loadOptions: () => Promise.reject(new Error('503')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ro')
    const note = await screen.findByText(/Les propositions n’ont pas pu être chargées/)
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { variants: ['dark', 'motion'], keepsFocus: true },
  args: { options: [], loadOptions: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ro')
    await waitFor(() => expect(screen.getByText('Chargement…')).toBeVisible())
  },
}

export const Invalid: Story = {
  args: { errors: ['Ne peut pas être vide'] },
  parameters: { variants: ['dark'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 'lea.girard', isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 'lea.girard', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
