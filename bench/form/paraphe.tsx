import { defineForm, Form, FormFields, useField, useForm, type FormStore } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { useEffect, type ReactElement } from 'react'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>
type EngineForm = Parameters<Engine['create']>

const describe = (names: readonly string[]) =>
  defineForm({ fields: names.map((name) => ({ name, type: 'text' as const, label: name })) })

function useEngineForm([values, expose]: EngineForm): FormStore<Values> {
  const form = useForm(describe(Object.keys(values)), { initial: values, save: async () => {} })
  useEffect(() => expose((name) => form.values()[name]), [form, expose])
  return form as unknown as FormStore<Values>
}

function Row({ form, name }: { form: FormStore<Values>; name: string }) {
  const { value, onChange, onBlur } = useField(form, name)
  return (
    <PlainInput
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

function Rows({ engine }: { engine: EngineForm }) {
  const form = useEngineForm(engine)
  return (
    <form>
      {Object.keys(engine[0]).map((name) => (
        <Row key={name} form={form} name={name} />
      ))}
    </form>
  )
}

function WholeForm({ engine }: { engine: EngineForm }): ReactElement {
  const form = useEngineForm(engine)
  return (
    <Form form={form}>
      <FormFields form={form} />
    </Form>
  )
}

export const paraphe: Engine = {
  name: '@org/ui/form',
  create: (...engine) => <Rows engine={engine} />,
}

export const parapheFields: Engine = {
  name: '@org/ui/form with its own text fields',
  create: (...engine) => <WholeForm engine={engine} />,
}
