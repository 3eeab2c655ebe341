import { FastField, Formik, useField, useFormikContext, type FieldProps } from 'formik'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>
type Expose = Parameters<Engine['create']>[1]

function FastRow({ name }: { name: string }) {
  return (
    <FastField name={name}>
      {({ field }: FieldProps<string>) => (
        <PlainInput
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FastField>
  )
}

function Row({ name }: { name: string }) {
  const [field] = useField<string>(name)
  return (
    <PlainInput
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

function Reader({ expose }: { expose: Expose }) {
  const { values } = useFormikContext<Values>()
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  useEffect(() => expose((name) => latest.current[name]), [expose])
  return null
}

interface RowsProps {
  values: Values
  expose: Expose
  row: (props: { name: string }) => ReactElement
}

function Rows({ values, expose, row: AnyRow }: RowsProps) {
  return (
    <Formik initialValues={values} onSubmit={() => {}}>
      <form>
        <Reader expose={expose} />
        {Object.keys(values).map((name) => (
          <AnyRow key={name} name={name} />
        ))}
      </form>
    </Formik>
  )
}

export const formik: Engine = {
  name: 'formik 2.4.9 (useField)',
  create: (values, expose) => <Rows values={values} expose={expose} row={Row} />,
}

export const formikFast: Engine = {
  name: 'formik 2.4.9 (FastField)',
  create: (values, expose) => <Rows values={values} expose={expose} row={FastRow} />,
}
