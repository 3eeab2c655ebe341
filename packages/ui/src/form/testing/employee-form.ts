import { defineForm } from '../description/define-form.ts'

/** A realistic employee form, for stories and tests. */
export const employeeForm = defineForm({
  fields: [
    {
      name: 'first_name',
      type: 'text',
      label: 'Prénom',
      autoComplete: 'given-name',
      validators: ['not_empty'],
    },
    {
      name: 'last_name',
      type: 'text',
      label: 'Nom',
      autoComplete: 'family-name',
      validators: ['not_empty'],
    },
    {
      name: 'email',
      type: 'text',
      label: 'Email',
      inputType: 'email',
      autoComplete: 'email',
      help: 'L’adresse qui recevra la signature',
      validators: ['not_empty', 'email', { max_length: 40 }],
      transforms: ['remove_spaces', 'lowercase'],
      isWide: true,
    },
    { name: 'phone', type: 'text', label: 'Téléphone', inputType: 'tel', validators: ['phone'] },
    {
      name: 'team',
      type: 'select',
      label: 'Équipe',
      choices: [
        { value: 'sales', label: 'Commerce' },
        { value: 'support', label: 'Support client' },
        { value: 'finance', label: 'Finance' },
      ],
    },
  ],
})

/** An employee of an invented company. */
export const camille = {
  first_name: 'Camille',
  last_name: 'Laurent',
  email: 'camille.laurent@exemple.fr',
  phone: '06 12 34 56 78',
  team: 'sales' as const,
}
