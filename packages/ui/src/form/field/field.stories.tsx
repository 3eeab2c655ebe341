import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import type { ComponentType } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button, Card } from '../../primitives/index.ts'
import { defineForm } from '../description/define-form.ts'
import type { Choice } from '../field-types/field-types.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import '../fields/index.ts'
import { Form } from '../form/form.tsx'
import { useField } from '../hooks/use-field.ts'
import { useForm, useFormState } from '../hooks/use-form.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'
import { camille, employeeForm } from '../testing/employee-form.ts'
import type { FormStore } from '../store/form-store.ts'
import { StoryForm } from '../testing/story-form.tsx'
import { Field } from './field.tsx'

interface StoryArgs {
  save: (values: object) => Promise<void>
  choices?: readonly Choice[]
}

function TeamOnly({ save, choices }: StoryArgs) {
  const form = useForm(employeeForm, { initial: camille, save })
  return (
    <Form form={form} style={{ maxWidth: 360 }}>
      <Field form={form} name="team" choices={choices} />
      <SaveBar form={form} />
    </Form>
  )
}

const meta = {
  title: 'Form/Field',
  component: Field as unknown as ComponentType<StoryArgs>,
  tags: ['autodocs'],
  render: (args) => <TeamOnly {...args} />,
  args: { save: fn(async () => {}) },
  parameters: {
    guidance: {
      do: [
        'Place single fields for a custom layout; the rest of the form stays the same.',
        'Use `useField` for a custom control: it renders only when its field changes.',
      ],
      dont: ['Do not place a field twice on a page: a failed save focuses only one of them.'],
    },
    keys: [
      { keys: 'Tab', does: 'Moves to the field; the next Tab leaves it and runs its validators' },
      { keys: 'Enter', does: 'In a text field, saves the form' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: {
    choices: [
      { value: 'sales', label: 'Commerce' },
      { value: 'legal', label: 'Juridique' },
    ],
  },
}

export const ChoicesAtRunTime: Story = {
  args: { choices: [{ value: 'lyon', label: 'Bureau de Lyon' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Équipe/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bureau de Lyon' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ team: 'lyon' })),
    )
  },
}

function OwnLayout({ save }: StoryArgs) {
  const form = useForm(employeeForm, { initial: camille, save })
  const { isDirty, canSave } = useFormState(form)
  return (
    <Form form={form} aria-label="Employée">
      <Card title="Camille Laurent">
        <div style={{ display: 'grid', gap: 16 }}>
          <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
            <Field form={form} name="first_name" />
            <Field form={form} name="last_name" />
          </div>
          <Field form={form} name="email" />
          <div style={{ display: 'flex', gap: 8 }}>
            <Button type="submit" variant="primary" isDisabled={!canSave}>
              Mettre à jour
            </Button>
            <Button onPress={() => form.reset()} isDisabled={!isDirty}>
              Tout annuler
            </Button>
          </div>
        </div>
      </Card>
    </Form>
  )
}

export const ByHand: Story = {
  name: 'a custom layout with a button that reverts all changes',
  render: (args) => <OwnLayout {...args} />,
  parameters: { variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Prénom' })
    const last = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.type(first, '-Anne')
    await userEvent.clear(last)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Tout annuler' }))
    await expect(first).toHaveValue('Camille')
    await expect(last).toHaveValue('Laurent')
    await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toBeDisabled()
  },
}

function OwnInput({ save }: StoryArgs) {
  const form = useForm(employeeForm, { initial: camille, save })
  const { value, message, onChange, onBlur, register } = useField(form, 'phone')
  return (
    <Form form={form}>
      <div>
        <label htmlFor="own-phone">Téléphone</label>{' '}
        <input
          id="own-phone"
          ref={register}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={message !== ''}
          aria-describedby="own-phone-message"
        />{' '}
        <span id="own-phone-message">{message}</span>
      </div>
    </Form>
  )
}

export const CustomControl: Story = {
  name: 'a plain input as a custom control',
  render: (args) => <OwnInput {...args} />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Téléphone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Mauvais format de téléphone'))
    await expect(phone).toHaveFocus()
  },
}

const thousandFields = defineForm({
  fields: Array.from({ length: 1000 }, (_, index) => ({
    name: `cell${index + 1}`,
    type: 'text' as const,
    label: `Case ${index + 1}`,
  })),
})

const noFields: Record<string, string> = {}

function CellInput({ form, name }: { form: FormStore<Record<string, string>>; name: string }) {
  const { value, onChange, onBlur, register } = useField(form, name)
  return (
    <input
      ref={register}
      aria-label={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      style={{ width: '100%', boxSizing: 'border-box' }}
    />
  )
}

function ThousandInputs({ save }: StoryArgs) {
  const form = useForm(thousandFields, { initial: noFields, save })
  return (
    <Form form={form} style={{ maxWidth: 640 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(10, 1fr)',
          gap: 4,
          height: 320,
          overflow: 'auto',
        }}
      >
        {thousandFields.fields.map((field) =>
          'name' in field ? <CellInput key={field.name} form={form} name={field.name} /> : null,
        )}
      </div>
      <SaveBar form={form} />
    </Form>
  )
}

export const ThousandFields: Story = {
  name: 'a form of a thousand fields: edits the last one and saves',
  render: (args) => <ThousandInputs {...args} />,
  play: async ({ args, canvasElement, userEvent }) => {
    const last = canvasElement.querySelector<HTMLInputElement>('[aria-label="cell1000"]')!
    await userEvent.type(last, 'mille')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ cell1: '', cell1000: 'mille' }),
    )
    last.parentElement?.scrollTo(0, 0)
  },
}

declare module '../field-types/field-types.ts' {
  interface FieldTypes {
    rating: { value: number; options: { readonly stars?: number } }
  }
}

function RatingField({ field, control }: FieldTypeProps<'rating'>) {
  const stars = Array.from({ length: field.stars ?? 5 }, (_, index) => index + 1)
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{field.label}</legend>
      {stars.map((star) => (
        <label key={star} style={{ display: 'inline-flex', padding: 4 }}>
          <input
            type="radio"
            name={control.path}
            aria-label={`${star} sur ${stars.length}`}
            checked={control.value === star}
            onChange={() => control.onChange(star)}
            onBlur={control.onBlur}
          />
          <Star
            size={20}
            aria-hidden="true"
            fill={star <= control.value ? 'currentColor' : 'none'}
          />
        </label>
      ))}
      <p role="alert">{control.message}</p>
    </fieldset>
  )
}

registerFieldType('rating', { component: RatingField, empty: 0 })

const review = defineForm({
  fields: [
    {
      name: 'stars',
      type: 'rating',
      label: 'Votre avis sur l’installation',
      validators: [{ min: 1 }],
    },
    { name: 'comment', type: 'multiline', label: 'Commentaire', rows: 3 },
  ],
})

export const CustomType: Story = {
  name: 'a custom field type',
  render: ({ save }) => <StoryForm description={review} save={save} />,
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Commentaire' }), 'Rapide.')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1 sur 5' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('radio', { name: '4 sur 5' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ stars: 4, comment: 'Rapide.' }))
  },
}
