import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { previewDrawn, shownSignature } from '../../testing/signature/shown-signature.ts'
import { GeneralTab } from './general-tab.tsx'

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/GeneralTab',
  component: EditedSignature,
  args: { initial: {}, children: (props) => <GeneralTab {...props} /> },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = {}

export const Playground: Story = { args: { initial: sampleSignature } }

export const Fields: Story = {
  name: '[2.2.12] has an input for each personal, contact and company field',
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
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

export const WrongValues: Story = {
  name: 'says what is wrong once a field was left, and keeps what was typed',
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
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

export const Dark: Story = { args: { initial: sampleSignature }, globals: { scheme: 'dark' } }

export const Phone: Story = {
  args: { initial: sampleSignature },
  globals: { viewport: { value: 'phone' } },
}
