import { defineForm, Field, Form, useField, useForm, useFormState } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { Button } from '../../src/primitives/index.ts'
import { send } from './send.ts'

const person = defineForm({
  fields: [
    { name: 'first_name', type: 'text', label: 'Prénom', validators: ['not_empty'] },
    { name: 'last_name', type: 'text', label: 'Nom', validators: ['not_empty'] },
    { name: 'note', type: 'text', label: 'Note', transforms: ['uppercase'] },
  ],
})

export function OwnLayout() {
  const form = useForm(person, {
    initial: { first_name: 'Inès', last_name: 'Benali' },
    save: (values) => send('/api/people', values),
  })
  const { canSave, isDirty, text } = useFormState(form)
  const { value, message, onChange, onBlur, register } = useField(form, 'note')
  return (
    <Form form={form}>
      <div style={{ display: 'flex', gap: 16 }}>
        <Field form={form} name="first_name" />
        <Field form={form} name="last_name" />
      </div>
      <div>
        <label>
          Note{' '}
          <input
            ref={register}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </label>{' '}
        {message}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Button type="submit" variant="primary" isDisabled={!canSave}>
          Enregistrer
        </Button>
        <Button onPress={() => form.reset()} isDisabled={!isDirty}>
          Tout annuler
        </Button>
        <output>{text}</output>
      </div>
    </Form>
  )
}
