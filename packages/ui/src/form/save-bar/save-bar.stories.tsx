import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { registerAsyncValidator } from '../../validators/index.ts'
import { defineForm } from '../description/define-form.ts'
import '../fields/index.ts'
import { Form } from '../form/form.tsx'
import { FormFields } from '../form-fields/form-fields.tsx'
import { useForm } from '../hooks/use-form.ts'
import { camille, employeeForm } from '../testing/employee-form.ts'
import { StoryForm } from '../testing/story-form.tsx'
import { SaveBar, type SaveBarProps } from './save-bar.tsx'

declare module '../../validators/registry.ts' {
  interface ValidatorArguments {
    free_domain: undefined
  }
}

/** A server validation that never resolves. */
registerAsyncValidator('free_domain', () => delay('infinite').then(() => null))

const domainForm = defineForm({
  fields: [
    {
      name: 'domain',
      type: 'text',
      label: 'Domaine',
      initial: '',
      validators: ['not_empty', 'free_domain'],
    },
  ],
})

type Employee = typeof camille

interface StoryArgs extends Pick<
  SaveBarProps<Employee>,
  'labels' | 'hasHistory' | 'isStatusHidden'
> {
  save: (values: object) => Promise<void>
  failed?: string
}

function WithForm({ save, failed, ...bar }: StoryArgs) {
  const form = useForm(employeeForm, {
    initial: camille,
    save,
    ...(failed === undefined ? {} : { texts: { failed } }),
  })
  return (
    <Form form={form} style={{ maxWidth: 640 }}>
      <FormFields form={form} columns={2} />
      <SaveBar {...bar} form={form} />
    </Form>
  )
}

/** Sends the values to a server. Throws the server's error message. */
async function post(values: object) {
  const response = await fetch('/api/employees', { method: 'POST', body: JSON.stringify(values) })
  if (!response.ok) {
    const { message } = (await response.json()) as { message: string }
    throw new Error(message)
  }
}

const meta = {
  title: 'Form/SaveBar',
  component: SaveBar as unknown as ComponentType<StoryArgs>,
  tags: ['autodocs'],
  render: (args) => <WithForm {...args} />,
  args: { save: fn(async () => {}) },
  parameters: {
    guidance: {
      do: [
        'Place it below the fields inside `Form`, or pass the form’s id as `formId`.',
        'Customise the failure text with the form’s `texts`.',
      ],
      dont: ['Do not add a second save button: this one also shows the save status.'],
    },
    keys: [
      { keys: 'Ctrl + Z', does: 'in the form, undoes the last change' },
      { keys: 'Ctrl + Shift + Z, Ctrl + Y', does: 'in the form, redoes the change' },
      { keys: 'Enter', does: 'in a text field, saves' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[1.4.45, 3.4.16, 3.4.17] enables save and undo only with changes and without errors',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    const undo = canvas.getByRole('button', { name: 'Annuler la dernière modification' })
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(save).toBeDisabled()
    await expect(undo).toBeDisabled()
    await userEvent.clear(email)
    await expect(save).toBeEnabled()
    await expect(undo).toBeEnabled()
    await userEvent.tab()
    await expect(save).toBeDisabled()
    await expect(undo).toBeDisabled()
    await userEvent.type(email, 'camille@exemple.fr')
    await expect(save).toBeEnabled()
    await userEvent.clear(email)
    await userEvent.type(email, camille.email)
    await expect(save).toBeDisabled()
    await expect(undo).toBeDisabled()
  },
}

export const Playground: Story = {
  args: { labels: { save: 'Mettre à jour' }, hasHistory: true, isStatusHidden: false },
}

export const Saving: Story = {
  name: "[1.4.45, 3.4.17] shows 'Saving...' and disables save and undo while saving",
  args: { save: fn(() => delay('infinite')) },
  parameters: { variants: ['dark', 'phone', 'motion'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), ' Anne')
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.click(save)
    await expect(await canvas.findByText('Saving...')).toBeVisible()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(
      canvas.getByRole('button', { name: 'Annuler la dernière modification' }),
    ).toBeDisabled()
  },
}

export const Checking: Story = {
  name: 'waits for a server validation before saving',
  render: ({ save }) => <StoryForm description={domainForm} save={save} />,
  parameters: { variants: ['dark', 'motion'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Domaine' }), 'maison-lueur.fr')
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await userEvent.click(save)
    await expect(
      await within(save).findByRole('progressbar', { name: 'Vérification…' }),
    ).toBeVisible()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByText('Saving...')).toBeNull()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  name: "[1.4.46, 3.4.18] shows 'Saving...' and then 'Saved'",
  args: { save: fn(post) },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/employees', async () => {
        await delay(200)
        return new HttpResponse(null, { status: 204 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), ' Anne')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Saving...')).toBeVisible()
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  },
}

const refuse = http.post('/api/employees', () =>
  HttpResponse.json({ message: 'le serveur ne répond pas' }, { status: 503 }),
)

export const Failed: Story = {
  name: "[3.4.19] shows 'Error: ' and the message, and keeps the typed text",
  args: { save: fn(post) },
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(refuse),
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Prénom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Zoé{Enter}')
    await expect(await canvas.findByText('Error: le serveur ne répond pas')).toBeVisible()
    await expect(name).toHaveValue('Zoé')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
    await expect(args.save).toHaveBeenCalledTimes(1)
  },
}

export const CustomFailureText: Story = {
  args: { save: fn(post), failed: 'Error' },
  beforeEach: ({ msw }) => msw.use(refuse),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), ' Anne{Enter}')
    await expect(await canvas.findByText('Error')).toBeVisible()
  },
}

export const EditedWhileSaving: Story = {
  name: 'keeps text that is typed while saving, as an unsaved change',
  args: { save: fn(() => delay(300)) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Prénom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Zoé{Enter}')
    await userEvent.type(name, '-Anne')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(name).toHaveValue('Zoé-Anne')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  },
}

export const UndoAndRedo: Story = {
  name: 'undoes and redoes changes, by button and by shortcut',
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Prénom' })
    const phone = canvas.getByRole('textbox', { name: 'Téléphone' })
    await userEvent.type(name, '-Anne')
    await userEvent.clear(phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la dernière modification' }))
    await expect(phone).toHaveValue(camille.phone)
    await expect(name).toHaveValue('Camille-Anne')
    await userEvent.click(name)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(name).toHaveValue('Camille')
    await expect(
      canvas.getByRole('button', { name: 'Annuler la dernière modification' }),
    ).toBeDisabled()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(name).toHaveValue('Camille-Anne')
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(phone).toHaveValue(''))
    await expect(canvas.getByRole('button', { name: 'Rétablir la modification' })).toBeDisabled()
  },
}

export const WithoutHistory: Story = { args: { hasHistory: false } }
