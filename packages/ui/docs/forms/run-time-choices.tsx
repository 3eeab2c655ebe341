import { useMemo } from 'react'
import { defineForm, Form, FormFields, SaveBar, useForm } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { send } from './send.ts'

const employee = defineForm({
  fields: [
    { name: 'team', type: 'select', label: 'Équipe', validators: ['not_empty'] },
    { name: 'skills', type: 'autocomplete', label: 'Compétences' },
  ],
})

export function RunTimeChoices({ teams, skills }: { teams: string[]; skills: string[] }) {
  const form = useForm(employee, { save: (values) => send('/api/employees', values) })
  const choices = useMemo(() => {
    const toChoices = (names: string[]) => names.map((name) => ({ value: name, label: name }))
    return { team: toChoices(teams), skills: toChoices(skills) }
  }, [teams, skills])
  return (
    <Form form={form}>
      <FormFields form={form} choices={choices} />
      <SaveBar form={form} />
    </Form>
  )
}
