import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ThemeProvider } from '../../theme/index.ts'
import { defineForm } from '../description/define-form.ts'
import type { FormDescription } from '../description/form-description.ts'
import '../fields/index.ts'
import { camille, employeeForm } from '../testing/employee-form.ts'
import { StoryForm } from '../testing/story-form.tsx'
import { FormFields } from './form-fields.tsx'

interface StoryArgs {
  description: FormDescription
  columns: 1 | 2 | 3
  initial: Record<string, unknown>
  save: (values: Record<string, unknown>) => Promise<void>
}

const meta = {
  title: 'Form/FormFields',
  component: FormFields as unknown as ComponentType<StoryArgs>,
  tags: ['autodocs'],
  render: (args) => <StoryForm {...args} />,
  args: {
    description: employeeForm,
    columns: 2,
    initial: camille,
    save: fn(async () => {}),
  },
  argTypes: { description: { control: 'object' }, initial: { control: 'object' } },
  parameters: {
    guidance: {
      do: [
        'Describe the form once with `defineForm`, outside of the component: the types of its values are inferred.',
        'Pass the same `choices` object while it is unchanged, so that no field renders again.',
      ],
      dont: [
        'Do not write conditions in JSX: as data they can be stored, and only dependent fields are updated.',
        'Do not use it for a custom layout: place single `Field` components instead.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the next field and validates the previous one' },
      { keys: 'Enter', does: 'in a text field, saves the form' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus()
    await userEvent.keyboard('Zoé')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('ZOE @exemple.fr')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(args.save).toHaveBeenCalledWith({
      ...camille,
      first_name: 'Zoé',
      email: 'zoe@exemple.fr',
    })
  },
}

export const Playground: Story = { args: { columns: 1 } }

export const Errors: Story = {
  name: '[1.5.18] shows a field’s errors in a tooltip and with an icon',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'cette adresse est bien trop longue et sans arobase')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    const message = "Mauvais format d'email; Ne peut pas dépasser 40 caractères"
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(message) as string)
    await userEvent.hover(canvas.getByText('Email'))
    await userEvent.hover(canvas.getByRole('button', { name: 'Erreur : Email' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(message)
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
    await userEvent.unhover(canvas.getByRole('button', { name: 'Erreur : Email' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(args.save).not.toHaveBeenCalled()
  },
}

const campaign = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom de la campagne', validators: ['not_empty'] },
    {
      name: 'audience',
      type: 'select',
      label: 'Pour qui',
      choices: [
        { value: 'everyone', label: 'Toute la société' },
        { value: 'team', label: 'Une équipe' },
        { value: 'person', label: 'Une personne' },
      ],
      initial: 'everyone',
    },
    {
      name: 'team',
      type: 'text',
      label: 'Équipe',
      validators: ['not_empty'],
      visible: { field: 'audience', is: 'team' },
    },
    {
      name: 'person',
      type: 'text',
      label: 'Email de la personne',
      validators: ['not_empty', 'email'],
      visible: { field: 'audience', is: 'person' },
    },
    { name: 'is_limited', type: 'switch', label: 'Limitée dans le temps' },
    {
      type: 'group',
      label: 'Dates',
      help: 'Heures de votre fuseau horaire',
      visible: { field: 'is_limited', is: true },
      fields: [
        { name: 'start_date', type: 'timestamp', label: 'Début', validators: ['not_empty'] },
        {
          name: 'end_date',
          type: 'timestamp',
          label: 'Fin',
          disabled: { field: 'start_date', is: null },
        },
      ],
    },
  ],
})

export const Conditions: Story = {
  args: { description: campaign, initial: { name: 'Salon de Lyon', is_limited: true } },
  parameters: { variants: ['phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Équipe' })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Dates' })).toHaveAccessibleDescription(
      'Heures de votre fuseau horaire',
    )
    await expect(canvas.getByLabelText('Fin')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Pour qui/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Une équipe' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Équipe' }), 'Commerce')
    await userEvent.click(canvas.getByRole('switch', { name: 'Limitée dans le temps' }))
    await expect(canvas.queryByRole('group', { name: 'Dates' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({
        name: 'Salon de Lyon',
        audience: 'team',
        team: 'Commerce',
        person: '',
        is_limited: false,
        start_date: null,
        end_date: null,
      }),
    )
    await userEvent.click(canvas.getByRole('switch', { name: 'Limitée dans le temps' }))
    await expect(canvas.getByRole('group', { name: 'Dates' })).toBeVisible()
  },
}

export const FirstError: Story = {
  name: 'moves focus to the first invalid field on save',
  args: { description: campaign, initial: { audience: 'person' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Limitée dans le temps' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Nom de la campagne' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('textbox', { name: 'Email de la personne' })).toBeInvalid()
    await expect(canvas.getByLabelText('Début')).toBeInvalid()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Columns: Story = { args: { columns: 3 } }

export const English: Story = {
  render: (args) => (
    <ThemeProvider locale="en-GB">
      <StoryForm {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Téléphone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    await userEvent.tab()
    await expect(phone).toHaveAccessibleDescription('Not a valid French phone number')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}
