import { type FieldBinding, useFocus } from '@org/app-kit'
import { Select, TextField } from '@org/ui/primitives'
import { selectTeams, selectTemplates, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { FieldGrid, Wide } from '../shared/page.styles.ts'
import { inheritedSignature, type UserFormValues } from './user-form-values.ts'

export interface UserFieldsProps {
  field: (name: keyof UserFormValues) => FieldBinding
  /** An existing person's email identifies them and cannot be changed. */
  isEmailFixed: boolean
  /** Whether another team may be chosen: the organisation's administrators alone may. */
  canChooseTeam: boolean
}

/** The fields of an employee, for creating and for editing. */
export function UserFields({ field, isEmailFixed, canChooseTeam }: UserFieldsProps) {
  const teams = useAppSelector(selectTeams)
  const templates = useAppSelector(selectTemplates)
  const emailRef = useFocus(!isEmailFixed)
  const team = field('team_id')
  const signature = field('signature_template_id')
  const signatures = [
    { value: inheritedSignature, label: texts.users.inherited },
    ...templates.data.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <FieldGrid>
      <Wide>
        <TextField
          {...field('email')}
          label={texts.users.email}
          type="email"
          name="email"
          isRequired
          isReadOnly={isEmailFixed}
          ref={emailRef}
          description={isEmailFixed ? texts.users.emailFixed : undefined}
        />
      </Wide>
      <TextField {...field('first_name')} label={texts.users.firstName} name="first_name" />
      <TextField {...field('last_name')} label={texts.users.lastName} name="last_name" />
      <TextField {...field('position')} label={texts.users.position} name="position" />
      <TextField {...field('phone_number')} label={texts.users.phone} type="tel" name="phone" />
      {canChooseTeam && (
        <Select
          label={texts.users.teamChoice}
          value={team.value}
          onChange={team.onChange}
          options={teams.data.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        label={texts.users.signatureChoice}
        value={signature.value}
        onChange={signature.onChange}
        options={signatures}
      />
    </FieldGrid>
  )
}
