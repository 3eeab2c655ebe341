import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { moveByKeys } from '../../testing/signature/move-by-keys.ts'
import {
  previewRendered,
  shownOrder,
  shownSignature,
} from '../../testing/signature/shown-signature.ts'
import { CustomFields } from './custom-fields.tsx'

const customFields = [
  { key: 'Horaires', value: '9 h – 18 h', url: '' },
  { key: 'TVA', value: 'FR 12 345678901', url: '' },
  { key: 'Rendez-vous', value: 'Réserver un créneau', url: 'https://rdv.exemple.fr' },
]

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/CustomFields',
  component: EditedSignature,
  args: {
    initial: { firstName: 'Inès', lastName: 'Morel', customFields },
    children: ({ data, edit }) => (
      <div style={{ padding: 24 }}>
        <CustomFields
          fields={data.customFields}
          onChange={(fields) => edit((newest) => ({ ...newest, customFields: fields }))}
        />
      </div>
    ),
  },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

function values(root: HTMLElement): string[] {
  const inputs = root.querySelectorAll<HTMLInputElement>('input[placeholder="Titre"]')
  return [...inputs].map(({ value }) => value)
}

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { initial: { firstName: 'Inès', customFields: [] } } }

export const AddsAndDeletes: Story = {
  name: '[2.2.14] adds a field and focuses it, and deletes a field',
  args: { initial: { firstName: 'Inès', customFields: [] } },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un champ' }))
    await expect(canvas.getByRole('textbox', { name: 'Titre du champ 1' })).toHaveFocus()
    await userEvent.keyboard('Astreinte')
    await userEvent.tab()
    await userEvent.keyboard('06 12 34 56 78')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Astreinte')
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Astreinte' }))
    await expect(values(canvasElement)).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Ajouter un champ' })).toHaveFocus()
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Astreinte')
  },
}

export const SortsByKeyboard: Story = {
  name: '[2.2.13] reorders fields of title, value and link with the drag handle',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    for (const part of ['Titre', 'Valeur', 'Lien']) {
      await expect(canvas.getByRole('textbox', { name: `${part} du champ 3` })).toBeVisible()
    }
    await moveByKeys(canvas.getByRole('button', { name: 'Déplacer Rendez-vous' }), -2)
    await expect(values(canvasElement)).toEqual(['Rendez-vous', 'Horaires', 'TVA'])
    await expect(shownOrder(canvasElement, ['Horaires', 'TVA', 'Réserver'])).toEqual([
      'Réserver',
      'Horaires',
      'TVA',
    ])
  },
}

const old = Array.from({ length: 1200 }, (_, index) => ({
  key: '',
  value: `Ligne ${index + 1}`,
  url: '',
}))

export const TooMany: Story = {
  name: 'opens an old signature with too many fields, says so and removes the last ones',
  args: { initial: { firstName: 'Inès', customFields: old } },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await expect(values(canvasElement)).toHaveLength(50)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /compte 1.200 : seuls les 50 premiers sont montrés ici/u,
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre du champ 2' }), 'Deux')
    await expect(shownSignature(canvasElement)).toHaveTextContent('Ligne 1200')
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer les 1.150 derniers$/u }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Champs personnalisés' })).toHaveFocus()
    await expect(shownSignature(canvasElement)).toHaveTextContent(/Deux.*Ligne 50$/u)
    await expect(canvas.getByRole('button', { name: 'Ajouter un champ' })).toBeDisabled()
  },
}

export const MovesByButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    const up = canvas.getByRole('button', { name: 'Monter TVA' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(values(canvasElement)).toEqual(['TVA', 'Horaires', 'Rendez-vous'])
  },
}
