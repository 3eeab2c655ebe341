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

/** Asks the product whether the address is taken. */
registerAsyncValidator('unused_email', async (email, _, { signal }) => {
  const answer = await fetch(`/api/addresses?email=${encodeURIComponent(String(email))}`, {
    signal,
  })
  if (!answer.ok) throw new Error(`The addresses answered ${answer.status}.`)
  const { isUsed } = (await answer.json()) as { isUsed: boolean }
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
        'Give it an `id` and a submit button with `form={id}` where the button stands at the foot of a dialog.',
        'Name it with `aria-label` where the page has several.',
      ],
      dont: ['Do not nest forms: HTML knows no form within a form.'],
    },
    keys: [
      { keys: 'Enter', does: 'in a line of text, saves' },
      { keys: 'Ctrl + S', does: 'anywhere on the page or in the dialog, saves what was changed' },
      { keys: 'Ctrl + Z', does: 'takes the last change back' },
      { keys: 'Ctrl + Shift + Z, Ctrl + Y', does: 'does it again' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[1.5.14, 1.5.15] validates a field that is left, and all fields on save',
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
  name: 'saves by Ctrl S from anywhere, once something was changed, and leads to what is wrong',
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

/** Answers after a while, and about the second address only when it is told to. */
function addresses(milliseconds: number) {
  return http.get('/api/addresses', async ({ request }) => {
    const email = new URL(request.url).searchParams.get('email') ?? ''
    asked.push(email)
    await (email === used[1] ? late.promise : delay(milliseconds))
    return HttpResponse.json({ isUsed: used.some((address) => address === email) })
  })
}

let asked: string[] = []
let late = Promise.withResolvers<void>()

export const AskingTheServer: Story = {
  name: 'asks the server, drops a stale answer and waits for the last one before it saves',
  render: (args) => <StoryForm description={invitation} {...args} />,
  beforeEach: ({ msw }) => {
    asked = []
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
    await waitFor(() => expect(asked.at(-1)).toBe(used[1]))
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

export const NoAnswer: Story = {
  name: 'says so where the server cannot be asked, and saves nothing',
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

class Refusal extends Error {
  readonly errors: FieldErrors

  constructor(message: string, errors: FieldErrors) {
    super(message)
    this.errors = errors
  }
}

async function post(values: object) {
  const answer = await fetch('/api/employees', { method: 'POST', body: JSON.stringify(values) })
  if (answer.ok) return
  const { message, errors } = (await answer.json()) as { message: string; errors: FieldErrors }
  throw new Refusal(message, errors)
}

export const ServerErrors: Story = {
  name: 'shows what the server refused at its field, and goes there',
  args: { save: fn(post) },
  parameters: { variants: ['dark', 'phone'] },
  render: (args) => (
    <StoryForm
      description={employeeForm}
      initial={camille}
      columns={2}
      errorsOf={(thrown) => (thrown instanceof Refusal ? thrown.errors : null)}
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
