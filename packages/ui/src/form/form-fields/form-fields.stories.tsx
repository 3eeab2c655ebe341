import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { FieldDescription } from '../field-types/field-type-props.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'
import type { FieldName } from '../store/form-types.ts'
import { useForm } from '../use-form.ts'
import { FormFields } from './form-fields.tsx'

const campaign = {
  name: 'Salon de Lyon',
  email: 'salon@exemple.fr',
  message: 'Venez nous voir au stand B12.',
  team: 'sales',
  priority: 3,
  hour: 8,
  is_active: true,
  start_date: 1_795_000_000 as number | null,
}

type Campaign = typeof campaign

const fields: FieldDescription<FieldName<Campaign>>[] = [
  { name: 'name', type: 'text', label: 'Nom', isRequired: true },
  { name: 'email', type: 'text', label: 'Email', inputType: 'email' },
  { name: 'message', type: 'text_area', label: 'Message' },
  {
    name: 'team',
    type: 'select',
    label: 'Équipe',
    options: [
      { value: 'sales', label: 'Commerce' },
      { value: 'support', label: 'Support' },
    ],
  },
  { name: 'hour', type: 'number', label: 'Heure d’envoi', min: 0, max: 23 },
  { name: 'start_date', type: 'timestamp', label: 'Début' },
  { name: 'priority', type: 'slider', label: 'Priorité' },
  { name: 'is_active', type: 'switch', label: 'Campagne active' },
]

interface CampaignFormProps {
  save: (values: Campaign) => Promise<void>
  columns: 1 | 2
}

function CampaignForm({ save, columns }: CampaignFormProps) {
  const form = useForm({
    initial: campaign,
    save,
    rules: { name: ['not_empty'], email: ['email', { max_length: 20 }] },
  })
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      <FormFields form={form} fields={fields} columns={columns} />
      <SaveBar form={form} />
    </div>
  )
}

const meta = {
  title: 'Form/FormFields',
  component: CampaignForm,
  args: { save: fn(async () => {}), columns: 1 },
} satisfies Meta<typeof CampaignForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: "[1.4.46, 3.4.17, 3.4.18] saves what changed, with 'Saving...' and 'Saved'",
  args: { save: fn(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    const undo = canvas.getByRole('button', { name: 'Annuler les modifications' })
    await expect(save).toBeDisabled()
    await expect(undo).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), ' 2027')
    await userEvent.click(save)
    await expect(canvas.getByText('Saving...')).toBeVisible()
    await expect(undo).toBeDisabled()
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(save).toBeDisabled()
    await expect(args.save).toHaveBeenCalledWith({ ...campaign, name: 'Salon de Lyon 2027' })
  },
}

export const Playground: Story = { args: { columns: 2 } }

export const Errors: Story = {
  name: '[1.5.17, 1.5.18, 3.5.15] joins the messages and shows them with an icon and a tooltip',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'pas une adresse du tout')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    const message = "Mauvais format d'email; Ne peut pas dépasser 20 caractères"
    await expect(email).toHaveAccessibleDescription(message)
    await userEvent.hover(canvas.getByText('Email'))
    await userEvent.hover(canvas.getByRole('button', { name: 'Erreur : Email' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(message)
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  },
}

export const Failure: Story = {
  name: "[3.4.19] shows 'Error: ' and the message, and keeps what was typed",
  args: { save: fn(() => Promise.reject(new Error('le serveur ne répond pas'))) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Salon de Nantes')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Error: le serveur ne répond pas')).toBeVisible()
    await expect(name).toHaveValue('Salon de Nantes')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  },
}

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), ' 2027')
    await userEvent.click(canvas.getByRole('switch', { name: 'Campagne active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler les modifications' }))
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Salon de Lyon')
    await expect(canvas.getByRole('switch', { name: 'Campagne active' })).toBeChecked()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled())
  },
}

export const Types: Story = {
  name: '[1.5.26, 1.5.27] edits a local date and time, and whole numbers',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Début')).toHaveAttribute('type', 'datetime-local')
    const hour = canvas.getByRole('textbox', { name: 'Heure d’envoi' })
    await userEvent.clear(hour)
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(args.save).toHaveBeenCalledWith({ ...campaign, hour: 0 })
  },
}

export const Phone: Story = { args: { columns: 2 }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { columns: 2 }, globals: { scheme: 'dark' } }
