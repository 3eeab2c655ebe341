import { Form, type FormProps, type FormStore } from '@org/ui/form'
import { useMemo } from 'react'

/** The library's form, which also logs an error when invalid fields block a save. */
export function LoggedForm<Values extends object>({ form, ...rest }: FormProps<Values>) {
  const logged = useMemo<FormStore<Values>>(
    () => ({
      ...form,
      async save() {
        const isSaved = await form.save()
        if (!isSaved && form.state().hasErrors) console.error('Fields with errors block the save.')
        return isSaved
      },
    }),
    [form],
  )
  return <Form form={logged} {...rest} />
}
