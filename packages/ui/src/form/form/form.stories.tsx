import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { registerAsyncValidator } from '../../validators/index.ts'
import { defineForm } from '../description/define-form.ts'
import '../fields/index.ts'
import { camille, employeeForm } from '../testing/employee-form.ts'
import { StoryForm } from '../testing/story-form.tsx'
import type { FieldErrors } from '../store/form-store.ts'
import { Form } from './form.tsx'

declare module '../../validators/registry.ts' {
  interface ValidatorArguments {
    unused_email: undefined
  }
}

/** Asks the server whether the address is already used. */
registerAsyncValidator('unused_email', async (email, _, { signal }) => {
  const response = await fetch(`/api/addresses?email=${encodeURIComponent(String(email))}`, {
    signal,
  })
  if (!response.ok) throw new Error(`The address check failed with ${response.status}.`)
  const { isUsed } = (await response.json()) as { isUsed: boolean }
  return isUsed ? 'Cette adresse est déjà prise' : null
})

const invitation = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: 'Email',
      inputType: 'email',
      validators: ['not_empty', 'email', 'unused_email'],
    },
    { name: 'first_name', type: 'text', label: 'Prénom' },
  ],
})

interface StoryArgs {
  save: (values: object) => Promise<void>
}

const meta = {
  title: 'Form/Form',
  component: Form as unknown as ComponentType<StoryArgs>,
  tags: ['autodocs'],
  render: (args) => (
    <StoryForm description={employeeForm} initial={camille} columns={2} {...args} />
  ),
  args: { save: fn(async () => {}) },
  parameters: {
    guidance: {
      do: [
        'For a submit button in a dialog’s footer, give the form an `id` and the button `form={id}`.',
        'Name it with `aria-label` if the page has several forms.',
      ],
      dont: ['Do not nest forms: HTML does not allow it.'],
    },
    keys: [
      { keys: 'Enter', does: 'in a text field, saves' },
      { keys: 'Ctrl + S', does: 'anywhere on the page or in the dialog, saves the changes' },
      { keys: 'Ctrl + Z', does: 'undoes the last change' },
      { keys: 'Ctrl + Shift + Z, Ctrl + Y', does: 'redoes the change' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[1.5.14, 1.5.15] validates a field when it is left, and all fields on save',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Prénom' })
    const last = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.clear(last)
    await userEvent.tab()
    await expect(last).toHaveAccessibleDescription('Ne peut pas être vide')
    await userEvent.type(last, 'Roux')
    await userEvent.clear(first)
    await expect(first).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleDescription('Ne peut pas être vide'))
    await expect(first).toHaveFocus()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Playground: Story = {}

const saveKeys = '{Control>}s{/Control}'

export const SaveShortcut: Story = {
  name: 'saves changes on Ctrl S from anywhere, and focuses the first invalid field',
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Prénom' })
    const leftToBrowser: string[] = []
    const note = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) leftToBrowser.push(event.key)
    }
    window.addEventListener('keydown', note)
    await userEvent.keyboard(saveKeys)
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(first, '-Anne')
    first.blur()
    await userEvent.keyboard(saveKeys)
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await userEvent.clear(first)
    await userEvent.tab()
    await expect(first).toHaveAccessibleDescription('Ne peut pas être vide')
    await userEvent.keyboard(saveKeys)
    await expect(first).toHaveFocus()
    await expect(args.save).toHaveBeenCalledTimes(1)
    window.removeEventListener('keydown', note)
    await expect(leftToBrowser).not.toContain('s')
  },
}

const used = ['camille.laurent@exemple.fr', 'hugo.lefevre@exemple.fr'] as const

/** Responds after a delay or, for the second address, once `late` is resolved. */
function addresses(milliseconds: number) {
  return http.get('/api/addresses', async ({ request }) => {
    const email = new URL(request.url).searchParams.get('email') ?? ''
    requested.push(email)
    await (email === used[1] ? late.promise : delay(milliseconds))
    return HttpResponse.json({ isUsed: used.some((address) => address === email) })
  })
}

let requested: string[] = []
let late = Promise.withResolvers<void>()

export const AsyncValidation: Story = {
  name: 'validates on the server, ignores a stale response and waits for the last one before saving',
  render: (args) => <StoryForm description={invitation} {...args} />,
  beforeEach: ({ msw }) => {
    requested = []
    late = Promise.withResolvers()
    msw.use(addresses(150))
  },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, used[0])
    await userEvent.tab()
    await waitFor(() => expect(email).toHaveAccessibleDescription('Cette adresse est déjà prise'))
    await userEvent.clear(email)
    await userEvent.type(email, used[1])
    await userEvent.tab()
    await waitFor(() => expect(requested.at(-1)).toBe(used[1]))
    await userEvent.clear(email)
    await userEvent.type(email, 'zoe@exemple.fr{Enter}')
    await expect(args.save).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({ email: 'zoe@exemple.fr', first_name: '' }),
    )
    late.resolve()
    await delay(50)
    await expect(email).not.toHaveAccessibleDescription()
    await userEvent.unhover(email)
  },
}

export const ServerUnreachable: Story = {
  name: 'shows an error and saves nothing if the server is unreachable',
  render: (args) => <StoryForm description={invitation} {...args} />,
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(http.get('/api/addresses', () => HttpResponse.error())),
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'zoe@exemple.fr{Enter}')
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Vérification impossible pour le moment'),
    )
    await expect(args.save).not.toHaveBeenCalled()
  },
}

class ServerError extends Error {
  readonly errors: FieldErrors

  constructor(message: string, errors: FieldErrors) {
    super(message)
    this.errors = errors
  }
}

async function post(values: object) {
  const response = await fetch('/api/employees', { method: 'POST', body: JSON.stringify(values) })
  if (response.ok) return
  const { message, errors } = (await response.json()) as { message: string; errors: FieldErrors }
  throw new ServerError(message, errors)
}

export const ServerErrors: Story = {
  name: 'shows a server error at its field and focuses that field',
  args: { save: fn(post) },
  parameters: { variants: ['dark', 'phone'] },
  render: (args) => (
    <StoryForm
      description={employeeForm}
      initial={camille}
      columns={2}
      errorsOf={(thrown) => (thrown instanceof ServerError ? thrown.errors : null)}
      {...args}
    />
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/employees', () =>
        HttpResponse.json(
          { message: 'une valeur est refusée', errors: { phone: 'Ce numéro est celui de Hugo' } },
          { status: 422 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Téléphone' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), '-Anne{Enter}')
    await expect(await canvas.findByText('Error: une valeur est refusée')).toBeVisible()
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAccessibleDescription('Ce numéro est celui de Hugo')
    await userEvent.type(phone, '{Backspace}9')
    await expect(phone).not.toHaveAccessibleDescription()
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille-Anne')
  },
}
