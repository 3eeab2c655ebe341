import { defineForm } from '../../description/define-form.ts'
import type { FormValues } from '../../description/form-values.ts'
import type { FormOptions } from '../form-store.ts'
import { createForm } from '../create-form.ts'

/** A form with each kind of entry, for tests of the store. */
export const employee = defineForm({
  fields: [
    { name: 'first_name', type: 'text', label: 'Prénom', initial: '', validators: ['not_empty'] },
    {
      name: 'email',
      type: 'text',
      label: 'Email',
      initial: '',
      validators: ['email', { max_length: 9 }],
      transforms: ['remove_spaces'],
    },
    { name: 'is_manager', type: 'switch', label: 'Encadre une équipe', initial: false },
    {
      type: 'group',
      label: 'Équipe',
      visible: { field: 'is_manager', is: true },
      fields: [
        {
          name: 'team',
          type: 'text',
          label: 'Nom de l’équipe',
          initial: '',
          validators: ['not_empty'],
        },
      ],
    },
    {
      name: 'links',
      type: 'list',
      label: 'Liens',
      itemLabel: 'Lien',
      fields: [
        { name: 'title', type: 'text', label: 'Titre', initial: '' },
        {
          name: 'url',
          type: 'text',
          label: 'Adresse',
          initial: '',
          validators: ['url'],
          disabled: { field: 'title', is: '' },
        },
      ],
    },
  ],
})

export type Employee = FormValues<typeof employee>

/** Creates a form from the `employee` description, with a clock that only the test advances. */
export function employeeForm(options: Partial<FormOptions<Employee>> = {}) {
  const clock = { time: 0 }
  const form = createForm(employee, {
    initial: { first_name: 'Camille' },
    save: async () => {},
    now: () => clock.time,
    ...options,
  })
  return { form, clock }
}
