import { useState, type ReactElement } from 'react'
import { Combobox, Select } from '../../src/primitives/index.ts'
import { people } from '../../src/testing/people.ts'
import { Column } from '../showcase/showcase.styles.ts'

const teams = ['Commerce', 'Marketing', 'Support'].map((name) => ({ value: name, label: name }))

/** Controls that select one of a few options, and one of many options. */
export function Choices(): ReactElement {
  const [team, setTeam] = useState<string | null>('Marketing')
  const [person, setPerson] = useState<string | null>(null)
  return (
    <Column>
      <Select label="Équipe" value={team} onChange={setTeam} options={teams} />
      <Combobox label="Responsable" value={person} onChange={setPerson} options={people} />
    </Column>
  )
}
