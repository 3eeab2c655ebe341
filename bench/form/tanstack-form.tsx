import { useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>

function Rows({ values, expose }: { values: Values; expose: Parameters<Engine['create']>[1] }) {
  const form = useForm({ defaultValues: values })
  useEffect(() => expose((name) => form.state.values[name]), [expose, form])
  return (
    <form>
      {Object.keys(values).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <PlainInput
              name={field.name}
              value={field.state.value ?? ''}
              onChange={(event) => field.handleChange(event.target.value)}
              onBlur={field.handleBlur}
            />
          )}
        </form.Field>
      ))}
    </form>
  )
}

export const tanstackForm: Engine = {
  name: '@tanstack/react-form 1.33.5',
  create: (values, expose) => <Rows values={values} expose={expose} />,
}
