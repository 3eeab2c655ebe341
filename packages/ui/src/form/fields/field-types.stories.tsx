import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { people } from '../../testing/people.ts'
import { defineForm } from '../description/define-form.ts'
import type { FormDescription } from '../description/form-description.ts'
import { StoryForm } from '../testing/story-form.tsx'
import { AutocompleteFormField } from './autocomplete.tsx'
import { ColorFormField } from './color.tsx'
import './list.ts'
import { MultilineFormField } from './multiline.tsx'
import { NumberFormField } from './number.tsx'
import { SelectFormField } from './select.tsx'
import { SliderFormField } from './slider.tsx'
import { SwitchFormField } from './switch.tsx'
import { TextFormField } from './text.tsx'
import { TimestampFormField } from './timestamp.tsx'

interface StoryArgs {
  description: FormDescription
  initial: Record<string, unknown>
  columns: 1 | 2
  save: (values: Record<string, unknown>) => Promise<void>
}

const everyone = people.map(({ value }) => value)
const choices = people.map(({ value, label }) => ({ value, label }))

const allTypes = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    { name: 'message', type: 'multiline', label: 'Message', rows: 3 },
    { name: 'hour', type: 'number', label: 'Heure d’envoi', max: 23 },
    {
      name: 'team',
      type: 'select',
      label: 'Équipe',
      choices: [
        { value: 'sales', label: 'Commerce' },
        { value: 'support', label: 'Support client' },
      ],
    },
    { name: 'is_active', type: 'switch', label: 'Campagne active' },
    { name: 'priority', type: 'slider', label: 'Priorité' },
    { name: 'recipients', type: 'autocomplete', label: 'Destinataires', choices, isWide: true },
    { name: 'start_date', type: 'timestamp', label: 'Début' },
    { name: 'accent', type: 'color', label: 'Couleur', initial: '#2f4be0' },
  ],
})

const campaign = {
  name: 'Salon de Lyon',
  message: 'Venez nous voir au stand B12.',
  hour: 8,
  team: 'sales',
  is_active: true,
  priority: 3,
  recipients: ['camille.laurent', 'hugo.lefevre'],
  start_date: 1_795_000_020,
  accent: '#2f4be0',
}

const meta = {
  title: 'Form/Field types',
  component: StoryForm<Record<string, unknown>>,
  subcomponents: {
    TextFormField,
    MultilineFormField,
    NumberFormField,
    SelectFormField,
    SwitchFormField,
    SliderFormField,
    AutocompleteFormField,
    TimestampFormField,
    ColorFormField,
  },
  tags: ['autodocs'],
  args: {
    description: allTypes,
    initial: campaign,
    columns: 2,
    save: fn(async () => {}),
  },
  parameters: {
    guidance: {
      do: [
        'Import `@org/ui/form/fields` once, or single types: a form of text fields then loads no list.',
        'Register your own type with `registerFieldType` if none of these fits.',
      ],
      dont: ['Use a number field only for quantities: codes and phone numbers are text.'],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the next field and validates the previous one' },
      { keys: 'Enter', does: 'in a text field, saves' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[1.5.25] shows text, number, select, switch, slider, autocomplete, timestamp and more',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Salon de Lyon')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Heure d’envoi' })).toHaveValue('8')
    await expect(canvas.getByRole('button', { name: /Équipe/ })).toHaveTextContent('Commerce')
    await expect(canvas.getByRole('switch', { name: 'Campagne active' })).toBeChecked()
    await expect(canvas.getByRole('slider', { name: 'Priorité' })).toHaveValue('3')
    await expect(canvas.getByRole('combobox', { name: 'Destinataires' })).toBeVisible()
    await expect(canvas.getByLabelText('Début')).toBeVisible()
  },
}

export const Playground: Story = { args: { columns: 1 } }

const field = (entry: FormDescription['fields'][number]) => ({ fields: [entry] })

export const Timestamp: Story = {
  name: '[1.5.26] edits a timestamp in seconds since 1970 with a datetime-local input',
  args: {
    description: field({ name: 'start_date', type: 'timestamp', label: 'Début' }),
    initial: {},
    columns: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByLabelText('Début')
    await expect(start).toHaveAttribute('type', 'datetime-local')
    await userEvent.type(start, '2026-12-01T09:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    const seconds = new Date('2026-12-01T09:30').getTime() / 1000
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ start_date: seconds }))
  },
}

export const WholeNumber: Story = {
  name: '[1.5.27] keeps a number whole, and uses 0 for text that is not a number',
  args: {
    description: field({ name: 'hour', type: 'number', label: 'Heure d’envoi', max: 23 }),
    initial: { hour: 8 },
    columns: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    const hour = canvas.getByRole('textbox', { name: 'Heure d’envoi' })
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.clear(hour)
    await userEvent.type(hour, 'midi')
    await userEvent.tab()
    await userEvent.click(save)
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ hour: 0 }))
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await userEvent.clear(hour)
    await userEvent.type(hour, '9,6')
    await userEvent.tab()
    await userEvent.click(save)
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2))
    await expect(args.save).toHaveBeenLastCalledWith({ hour: 9 })
  },
}

export const NumberAsText: Story = {
  name: 'accepts any text with the transform float, and shows it as a number when the field is left',
  args: {
    description: field({ name: 'rate', type: 'text', label: 'Remise (%)', transforms: ['float'] }),
    initial: { rate: 5 },
    columns: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    const rate = canvas.getByRole('textbox', { name: 'Remise (%)' })
    await expect(rate).toHaveValue('5')
    await userEvent.clear(rate)
    await userEvent.type(rate, '3,')
    await expect(rate).toHaveValue('3,')
    await userEvent.type(rate, '50 %')
    await userEvent.tab()
    await expect(rate).toHaveValue('3,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ rate: 3.5 }))
  },
}

export const WrongColor: Story = {
  parameters: { variants: ['dark'] },
  name: 'blocks saving until an invalid color is corrected',
  args: {
    description: field({ name: 'accent', type: 'color', label: 'Couleur' }),
    initial: { accent: '#2f4be0' },
    columns: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Couleur' })
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.clear(accent)
    await userEvent.type(accent, '#0a7d4')
    await userEvent.tab()
    await expect(accent).toBeInvalid()
    await expect(save).toBeDisabled()
    await userEvent.type(accent, '{Enter}')
    await expect(accent).toHaveValue('#0a7d4')
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(accent, '4')
    await expect(accent).not.toBeInvalid()
    await userEvent.click(save)
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ accent: '#0a7d44' }))
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await userEvent.type(accent, '{Backspace}')
    await userEvent.tab()
    await waitFor(() => expect(accent).toBeInvalid())
  },
}

export const Tags: Story = {
  name: '[1.5.28, 1.9.05, 3.9.11] accepts several values in an autocomplete and shows at most 10 tags',
  args: {
    description: field({
      name: 'recipients',
      type: 'autocomplete',
      label: 'Destinataires',
      choices,
    }),
    initial: { recipients: everyone.slice(0, 11) },
    columns: 1,
  },
  parameters: { variants: ['phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const tags = canvas.getByRole('list', { name: 'Valeurs choisies' })
    await expect(tags).toHaveTextContent('+1')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Destinataires' }), 'Samuel')
    await userEvent.click(await screen.findByRole('option', { name: /Samuel Faure/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(tags).toHaveTextContent('+2')
    await expect(canvas.getAllByRole('button', { name: /^Retirer/, hidden: true })).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({
        recipients: [...everyone.slice(0, 11), 'samuel.faure'],
      }),
    )
  },
}

export const SliderBounds: Story = {
  name: '[1.5.29, 1.9.06] limits a slider to 1 to 10 by default',
  args: {
    description: field({ name: 'priority', type: 'slider', label: 'Priorité' }),
    initial: {},
    columns: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Priorité' })
    await expect(slider).toHaveAttribute('min', '1')
    await expect(slider).toHaveAttribute('max', '10')
    await expect(slider).toHaveValue('1')
    slider.focus()
    await userEvent.keyboard('{End}')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ priority: 10 }))
  },
}

export const WrongSlider: Story = {
  name: 'shows a slider’s error below it, in a tooltip and to screen readers',
  parameters: { variants: ['dark'] },
  args: {
    description: field({
      name: 'priority',
      type: 'slider',
      label: 'Priorité',
      help: 'Au-delà de 5, une autre campagne passe avant.',
      validators: [{ max: 5 }],
    }),
    initial: { priority: 3 },
    columns: 1,
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Priorité' })
    const entry = canvas.getByRole('textbox', { name: 'Priorité' })
    slider.focus()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    for (const input of [slider, entry]) {
      await waitFor(() => expect(input).toBeInvalid())
      await expect(input).toHaveAccessibleDescription(
        'Au-delà de 5, une autre campagne passe avant. Doit être inférieur ou égal à 5',
      )
    }
    await userEvent.hover(canvas.getByRole('button', { name: 'Erreur : Priorité' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Doit être inférieur ou égal à 5',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const Disabled: Story = {
  args: {
    description: {
      fields: allTypes.fields.map((entry) => ({ ...entry, disabled: true })),
    },
  },
  parameters: { variants: ['dark'] },
}

export const Wrong: Story = {
  args: {
    description: {
      fields: allTypes.fields.map((entry) =>
        entry.type === 'group' ? entry : { ...entry, validators: ['not_empty' as const] },
      ),
    },
    initial: { ...campaign, name: '', message: '', team: null, recipients: [], start_date: null },
  },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Campagne active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    for (const name of ['Nom', 'Message']) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeInvalid())
    }
    await expect(canvas.getAllByText('Ne peut pas être vide')).toHaveLength(5)
  },
}
