import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { LocaleProvider, useLabels } from '../locale/index.ts'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { validate, validatorMessages, type ValidationRule } from './index.ts'

interface TriedRulesProps {
  /** One field per label, validated by its rules on blur. */
  fields: readonly { label: string; rules: readonly ValidationRule[]; value: string }[]
}

function TriedField({ label, rules, value: initial }: TriedRulesProps['fields'][number]) {
  const messages = useLabels(validatorMessages)
  const [value, setValue] = useState(initial)
  const [wasLeft, setLeft] = useState(false)
  return (
    <TextField
      label={label}
      value={value}
      onChange={setValue}
      onBlur={() => setLeft(true)}
      errors={wasLeft ? validate(value, rules, messages) : []}
    />
  )
}

function TriedRules({ fields }: TriedRulesProps) {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      {fields.map((field) => (
        <TriedField key={field.label} {...field} />
      ))}
    </div>
  )
}

const meta = {
  title: 'Form/Validators',
  component: TriedRules,
  parameters: { variants: ['dark', 'phone'] },
  args: {
    fields: [
      { label: 'Nom', rules: ['not_empty'], value: '  ' },
      { label: 'Site web', rules: ['url'], value: 'atelier lumen' },
      { label: 'Email', rules: ['email'], value: 'camille@atelier' },
      { label: 'Téléphone', rules: ['phone'], value: '01 23 45 67' },
      { label: 'Mobile', rules: ['mobile_phone'], value: '01 23 45 67 89' },
      { label: 'Effectif', rules: ['integer', { min: 1 }, { max: 5000 }], value: '0,5' },
      { label: 'Sigle', rules: [{ max_length: 4 }], value: 'LUMEN' },
      { label: 'Rôle', rules: [{ one_of: ['admin', 'member'] }], value: 'roi' },
    ],
  },
} satisfies Meta<typeof TriedRules>

export default meta
type Story = StoryObj<typeof meta>

/** Tabs through all fields. */
async function leaveAll({ args, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  for (let field = 0; field <= args.fields.length * 2; field += 1) await userEvent.tab()
}

export const Default: Story = {
  name: '[2.8.06] show their messages once a field is left',
  play: async (context) => {
    const { canvas } = context
    await leaveAll(context)
    const says = (label: string, message: string) =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message)
    await says('Nom', 'Ne peut pas être vide')
    await says('Site web', "Mauvais format d'url")
    await says('Email', "Mauvais format d'email")
    await says('Téléphone', 'Mauvais format de téléphone')
    await says('Mobile', 'Mauvais format de téléphone')
    await says('Effectif', 'Doit être un nombre entier; Doit être supérieur ou égal à 1')
    await says('Sigle', 'Ne peut pas dépasser 4 caractères')
    await says('Rôle', 'N’est pas un choix possible')
  },
}

export const English: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB" labels={{ validators: { email: 'Please fix this address' } }}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async (context) => {
    const { canvas } = context
    await leaveAll(context)
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription(
      'Cannot be empty',
    )
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please fix this address',
    )
  },
}
