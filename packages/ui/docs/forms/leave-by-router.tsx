import { useBlocker } from 'react-router-dom'
import {
  defineForm,
  Form,
  FormFields,
  SaveBar,
  UnsavedGuard,
  useForm,
  useFormState,
} from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { send } from './send.ts'

const note = defineForm({ fields: [{ name: 'text', type: 'multiline', label: 'Note' }] })

export function LeaveByRouter() {
  const form = useForm(note, { save: (values) => send('/api/notes', values) })
  const { isDirty } = useFormState(form)
  const blocker = useBlocker(isDirty)
  const navigation = {
    isBlocked: blocker.state === 'blocked',
    proceed: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
      <UnsavedGuard isDirty={isDirty} navigation={navigation} />
    </Form>
  )
}
