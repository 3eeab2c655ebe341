import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { previewRendered, shownSignature } from '../../testing/signature/shown-signature.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { GeneralTab } from './general-tab.tsx'

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/GeneralTab',
  component: EditedSignature,
  args: { initial: {}, children: (props) => <GeneralTab {...props} /> },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: { initial: sampleSignature },
  parameters: { variants: ['dark', 'phone'] },
}

export const Fields: Story = {
  name: '[2.2.12] has an input for each personal, contact and company field',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const typed: Record<string, string> = {
      Prénom: 'Inès',
      Nom: 'Morel',
      Fonction: 'Architecte',
      Équipe: 'Projets publics',
      Téléphone: '01 84 60 21 47',
      Email: 'ines.morel@maison-lune.example',
      Skype: 'ines.morel',
      'Nom de l’entreprise': 'Maison Lune',
      Adresse: '8 rue Oberkampf, Paris',
      'Site web': 'www.maison-lune.example',
    }
    for (const [name, value] of Object.entries(typed)) {
      await userEvent.click(canvas.getByRole('textbox', { name }))
      await userEvent.paste(value)
    }
    const text = shownSignature(canvasElement).textContent
    for (const value of Object.values(typed)) await expect(text).toContain(value)
  },
}

const onEdit = fn()

export const Template: Story = {
  name: 'says in a template whose the fields are, and reports edits of what each person has',
  parameters: { variants: ['dark', 'phone'] },
  args: {
    initial: sampleSignature,
    children: (props) => <GeneralTab {...props} people={{ choice: <p>Inès Morel</p>, onEdit }} />,
  },
  play: async ({ canvas }) => {
    onEdit.mockClear()
    const each = within(canvas.getByRole('region', { name: 'De chaque employé' }))
    await expect(each.getByText('Valeurs d’aperçu')).toBeVisible()
    await expect(each.getByText('Inès Morel')).toBeVisible()
    const namesOf = (region: typeof each) =>
      region.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent)
    const own = ['Prénom', 'Nom', 'Fonction', 'Équipe', 'Téléphone', 'Mobile', 'Email', 'Skype']
    await expect(namesOf(each)).toEqual(own)
    const company = within(canvas.getByRole('region', { name: 'De la société' }))
    const shared = ['Nom de l’entreprise', 'Adresse', 'Site web']
    await expect(namesOf(company).slice(0, 3)).toEqual(shared)
    await userEvent.type(company.getByRole('textbox', { name: 'Adresse' }), '1')
    await expect(onEdit).not.toHaveBeenCalled()
    for (const name of own) await userEvent.type(each.getByRole('textbox', { name }), '1')
    await expect(onEdit).toHaveBeenCalledTimes(own.length)
  },
}

export const WrongValues: Story = {
  name: 'shows an error when a field is left, and keeps the typed text',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ines.morel@')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText("Mauvais format d'email")).toBeVisible()
    await expect(email).toHaveValue('ines.morel@')
    await expect(shownSignature(canvasElement)).toHaveTextContent('ines.morel@')
    await userEvent.type(email, 'maison-lune.example')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}

export const Invalid: Story = {
  name: 'marks each invalid value',
  parameters: { variants: ['dark', 'phone'] },
  args: {
    initial: {
      firstName: 'Inès',
      phone: '12',
      mobile: 'demain',
      email: 'ines.morel@',
      companyWebsite: 'pas une adresse',
      customFields: [{ key: 'Rendez-vous', value: 'Réserver', url: 'ici' }],
    },
  },
  play: async ({ canvas }) => {
    const wrong = ['Téléphone', 'Mobile', 'Email', 'Site web', 'Lien du champ 1']
    for (const name of wrong) {
      const field = canvas.getByRole('textbox', { name })
      field.focus()
      await userEvent.tab()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
  },
}

export const Resets: Story = {
  name: 'resets one section and leaves the others',
  args: { initial: sampleSignature },
  play: async ({ canvas }) => {
    const reset = canvas.getByRole('button', { name: 'Réinitialiser la section Coordonnées' })
    await userEvent.click(reset)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille')
    await expect(reset).toBeDisabled()
    await expect(canvas.getByRole('region', { name: 'Coordonnées' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Skype' }), 'i')
    await expect(reset).toBeEnabled()
  },
}

export const English: Story = {
  args: { initial: sampleSignature },
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Camille')
    await expect(canvas.getByRole('button', { name: 'Reset the section Person' })).toBeEnabled()
  },
}
