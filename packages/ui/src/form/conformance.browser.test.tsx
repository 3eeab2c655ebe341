import { conformance, type ConformingProps } from '../testing/conformance.tsx'
import { Field } from './field/field.tsx'
import './fields/index.ts'
import { Form } from './form/form.tsx'
import { FormFields } from './form-fields/form-fields.tsx'
import { useForm } from './hooks/use-form.ts'
import { SaveBar } from './save-bar/save-bar.tsx'
import { camille, employeeForm } from './testing/employee-form.ts'
import { UnsavedGuard } from './unsaved-guard/unsaved-guard.tsx'

const useEmployee = () => useForm(employeeForm, { initial: camille, save: async () => {} })

function WithForm(props: ConformingProps) {
  return (
    <Form {...props} form={useEmployee()}>
      Camille Laurent
    </Form>
  )
}

function WithFormFields(props: ConformingProps) {
  return <FormFields {...props} form={useEmployee()} />
}

function WithField(props: ConformingProps) {
  return <Field {...props} form={useEmployee()} name="team" />
}

function WithSaveBar(props: ConformingProps) {
  return <SaveBar {...props} form={useEmployee()} />
}

conformance('Form', { render: (props) => <WithForm {...props} /> })

conformance('FormFields', { render: (props) => <WithFormFields {...props} /> })

conformance('Field', { render: (props) => <WithField {...props} /> })

conformance('SaveBar', {
  render: (props) => <WithSaveBar {...props} />,
  texts: { fr: 'Enregistrer', en: 'Save' },
})

conformance('UnsavedGuard', {
  render: (props) => (
    <UnsavedGuard
      {...props}
      isDirty
      navigation={{ isBlocked: true, proceed: () => undefined, stay: () => undefined }}
    />
  ),
  texts: { fr: 'Quitter sans enregistrer ?', en: 'Leave without saving?' },
})
