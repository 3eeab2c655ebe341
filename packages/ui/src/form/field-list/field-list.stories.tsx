import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { defineForm } from '../description/define-form.ts'
import type { FormDescription } from '../description/form-description.ts'
import '../fields/index.ts'
import { Form } from '../form/form.tsx'
import { FormFields } from '../form-fields/form-fields.tsx'
import { useForm } from '../hooks/use-form.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'
import { StoryForm } from '../testing/story-form.tsx'

interface StoryArgs {
  description: FormDescription
  initial: Record<string, unknown>
  save: (values: Record<string, unknown>) => Promise<void>
}

const links = defineForm({
  fields: [
    { name: 'company', type: 'text', label: 'Société' },
    {
      name: 'links',
      type: 'list',
      label: 'Liens de la signature',
      itemLabel: 'Lien',
      addLabel: 'Ajouter un lien',
      maxItems: 4,
      fields: [
        { name: 'title', type: 'text', label: 'Titre', validators: ['not_empty'] },
        { name: 'url', type: 'text', label: 'Adresse', inputType: 'url', validators: ['url'] },
      ],
    },
  ],
})

const atelier = {
  company: 'Atelier Brunel',
  links: [
    { title: 'Boutique', url: 'https://boutique.exemple.fr' },
    { title: 'Blog', url: 'https://blog.exemple.fr' },
    { title: 'Agenda', url: 'https://agenda.exemple.fr' },
  ],
}

const meta = {
  title: 'Form/Lists',
  component: StoryForm<Record<string, unknown>>,
  tags: ['autodocs'],
  args: { description: links, initial: atelier, save: fn(async () => {}) },
  parameters: {
    guidance: {
      do: ['Name one item with `itemLabel`: buttons and announcements say "Lien 2".'],
      dont: ['Do not use a list for choices from a fixed set: use an autocomplete.'],
    },
    keys: [
      { keys: 'Space on the handle', does: 'picks an item up or drops it' },
      { keys: '↑ ↓', does: 'move the picked-up item' },
    ],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un lien' }))
    const titles = () => canvas.getAllByRole('textbox', { name: 'Titre' })
    await waitFor(() => expect(titles()[3]).toHaveFocus())
    await userEvent.keyboard('Presse')
    await expect(canvas.queryByRole('button', { name: 'Ajouter un lien' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Lien 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({
        company: 'Atelier Brunel',
        links: [...atelier.links.slice(1), { title: 'Presse', url: '' }],
      }),
    )
  },
}

export const Playground: Story = {}

export const ByKeyboard: Story = {
  name: 'reorders items by keyboard and keeps the typed text',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: 'Titre' })
    await userEvent.clear(first!)
    await userEvent.type(first!, 'Magasin')
    const handle = canvas.getByRole('button', { name: 'Déplacer Lien 1' })
    handle.focus()
    await userEvent.keyboard(' ')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard('{ArrowDown}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard(' ')
    const titles = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Titre' }).map(({ value }) => value)
    await waitFor(() => expect(titles()).toEqual(['Blog', 'Magasin', 'Agenda']))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
  },
}

export const Undo: Story = {
  name: 'restores a removed item with its typed text',
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: 'Titre' })
    await userEvent.clear(first!)
    await userEvent.type(first!, 'Magasin')
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Lien 1' }))
    await expect(canvas.queryByDisplayValue('Magasin')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la dernière modification' }))
    await expect(await canvas.findByDisplayValue('Magasin')).toBeVisible()
  },
}

const approvals = defineForm({
  fields: [
    {
      name: 'approvals',
      type: 'list',
      label: 'Validations',
      itemLabel: 'Validation',
      fields: [{ name: 'approver', type: 'select', label: 'Par qui' }],
    },
  ],
})

const approvers = {
  approver: [
    { value: 'camille.laurent', label: 'Camille Laurent' },
    { value: 'hugo.lefevre', label: 'Hugo Lefèvre' },
  ],
}

function Approvals({ save }: Pick<StoryArgs, 'save'>) {
  const form = useForm(approvals, {
    initial: { approvals: [{ approver: 'camille.laurent' }, { approver: null }] },
    save,
  })
  return (
    <Form form={form} aria-label="Validations">
      <FormFields form={form} choices={approvers} />
      <SaveBar form={form} />
    </Form>
  )
}

export const RunTimeChoices: Story = {
  name: 'passes choices that are known only at run time to the fields of every item',
  render: ({ save }) => <Approvals save={save} />,
  play: async ({ args, canvas, userEvent }) => {
    const selects = canvas.getAllByRole('button', { name: /Par qui/ })
    await expect(selects[0]).toHaveTextContent('Camille Laurent')
    await userEvent.click(selects[1]!)
    await userEvent.click(await screen.findByRole('option', { name: 'Hugo Lefèvre' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith({
        approvals: [{ approver: 'camille.laurent' }, { approver: 'hugo.lefevre' }],
      }),
    )
  },
}

export const Empty: Story = {
  args: { initial: { company: 'Atelier Brunel' } },
  parameters: { variants: ['phone'] },
}

export const Wrong: Story = {
  parameters: { variants: ['dark'] },
  args: {
    initial: {
      company: 'Atelier Brunel',
      links: [atelier.links[0], { title: '', url: 'pas une adresse' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Société' }), ' et fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    const [, second] = canvas.getAllByRole('textbox', { name: 'Titre' })
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAccessibleDescription('Ne peut pas être vide')
    const [, address] = canvas.getAllByRole('textbox', { name: 'Adresse' })
    await expect(address).toHaveAccessibleDescription("Mauvais format d'url")
  },
}

const neededLinks: FormDescription = {
  fields: links.fields.map((entry) =>
    entry.type === 'list' ? { ...entry, validators: ['not_empty' as const] } : entry,
  ),
}

export const Missing: Story = {
  name: 'shows the list’s error next to its label and below its items',
  parameters: { variants: ['dark'] },
  args: {
    description: neededLinks,
    initial: { company: 'Atelier Brunel' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Société' }), ' et fils{Enter}')
    await waitFor(() =>
      expect(
        canvas.getByRole('group', { name: 'Liens de la signature' }),
      ).toHaveAccessibleDescription('Ne peut pas être vide'),
    )
    await expect(canvas.getByRole('button', { name: 'Ajouter un lien' })).toHaveFocus()
    await userEvent.hover(canvas.getByRole('button', { name: 'Erreur : Liens de la signature' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ne peut pas être vide')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const Left: Story = {
  name: 'validates the list when it is left and when its last item is removed',
  args: {
    description: neededLinks,
    initial: { company: 'Atelier Brunel' },
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group', { name: 'Liens de la signature' })
    const add = canvas.getByRole('button', { name: 'Ajouter un lien' })
    await userEvent.click(canvas.getByRole('textbox', { name: 'Société' }))
    await userEvent.tab()
    await expect(add).toHaveFocus()
    await expect(list).not.toHaveAccessibleDescription()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(list).toHaveAccessibleDescription('Ne peut pas être vide'))

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.click(add)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveFocus())
    await waitFor(() => expect(list).not.toHaveAccessibleDescription())
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Lien 1' }))
    await waitFor(() => expect(list).toHaveAccessibleDescription('Ne peut pas être vide'))
    await userEvent.unhover(canvas.getByRole('group', { name: 'Liens de la signature' }))
  },
}
