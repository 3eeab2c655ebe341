import { useEffect, useState } from 'react'
import type { Engine } from './engine.ts'
import { PlainInput } from './plain-input.tsx'

type Values = Record<string, string>

interface RowProps {
  name: string
  initial: string
  note: (name: string, value: string) => void
}

function Row({ name, initial, note }: RowProps) {
  const [value, setValue] = useState(initial)
  return (
    <PlainInput
      name={name}
      value={value}
      onChange={({ target }) => {
        setValue(target.value)
        note(name, target.value)
      }}
      onBlur={() => {}}
    />
  )
}

function Rows({ values, expose }: { values: Values; expose: Parameters<Engine['create']>[1] }) {
  const [all] = useState(() => new Map(Object.entries(values)))
  const [note] = useState(() => (name: string, value: string) => {
    all.set(name, value)
  })
  useEffect(() => expose((name) => all.get(name)), [all, expose])
  return (
    <form>
      {Object.entries(values).map(([name, initial]) => (
        <Row key={name} name={name} initial={initial} note={note} />
      ))}
    </form>
  )
}

/** No form library: shows the time that React and the browser need for the inputs alone. */
export const useStateAlone: Engine = {
  name: 'useState in each input, no form',
  create: (values, expose) => <Rows values={values} expose={expose} />,
}
