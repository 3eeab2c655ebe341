import { useEffect } from 'react'
import { Field, Form, useForm } from 'react-final-form'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>
type Expose = Parameters<Engine['create']>[1]

function Reader({ expose }: { expose: Expose }) {
  const form = useForm<Values>()
  useEffect(() => expose((name) => form.getFieldState(name)?.value), [expose, form])
  return null
}

function Rows({ values, expose }: { values: Values; expose: Expose }) {
  return (
    <Form<Values> onSubmit={() => {}} initialValues={values} subscription={{}}>
      {() => (
        <form>
          <Reader expose={expose} />
          {Object.keys(values).map((name) => (
            <Field key={name} name={name} subscription={{ value: true }}>
              {({ input }) => (
                <PlainInput
                  name={input.name}
                  value={String(input.value)}
                  onChange={input.onChange}
                  onBlur={input.onBlur}
                />
              )}
            </Field>
          ))}
        </form>
      )}
    </Form>
  )
}

export const finalForm: Engine = {
  name: 'react-final-form 7.0.1',
  create: (values, expose) => <Rows values={values} expose={expose} />,
}
