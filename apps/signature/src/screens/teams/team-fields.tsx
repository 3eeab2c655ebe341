import type { FieldBinding } from '@org/app-kit'
import { Select, TextField } from '@org/ui/primitives'
import { selectTemplates, useAppSelector } from '../../state.ts'
import type { TeamValues } from '../../teams/teams-saga.ts'
import { texts } from '../../texts.ts'

/** Choice of the company's signature. */
const inherited = 'inherited'

export type TeamFormValues = { name: string; signature_template_id: string }

export function teamForm(values: TeamValues): TeamFormValues {
  return { name: values.name, signature_template_id: values.signature_template_id ?? inherited }
}

export function teamValues({ name, signature_template_id }: TeamFormValues): TeamValues {
  return {
    name: name.trim(),
    signature_template_id: signature_template_id === inherited ? null : signature_template_id,
  }
}

/** Name and signature of a team, for creating and for editing. */
export function TeamFields({ field }: { field: (name: keyof TeamFormValues) => FieldBinding }) {
  const templates = useAppSelector(selectTemplates)
  const signature = field('signature_template_id')
  return (
    <>
      <TextField {...field('name')} label={texts.teams.name} name="name" isRequired />
      <Select
        label={texts.teams.signature}
        value={signature.value}
        onChange={signature.onChange}
        options={[
          { value: inherited, label: texts.teams.inherited },
          ...templates.data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  )
}
