import { useEffect } from 'react'
import { useController, useForm, type Control } from 'react-hook-form'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>

function Row({ control, name }: { control: Control<Values>; name: string }) {
  const { field } = useController({ control, name })
  return (
    <PlainInput
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

function Rows({ values, expose }: { values: Values; expose: Parameters<Engine['create']>[1] }) {
  const { control, getValues } = useForm<Values>({ defaultValues: values })
  useEffect(() => expose((name) => getValues(name)), [expose, getValues])
  return (
    <form>
      {Object.keys(values).map((name) => (
        <Row key={name} control={control} name={name} />
      ))}
    </form>
  )
}

export const reactHookForm: Engine = {
  name: 'react-hook-form 7.92.0 (useController)',
  create: (values, expose) => <Rows values={values} expose={expose} />,
}
