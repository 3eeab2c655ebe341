import { Rocket } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import {
  Button,
  createSnackbarQueue,
  DateTimeField,
  MultiCombobox,
  Slider,
  SnackbarHost,
  Switch,
} from '../../src/primitives/index.ts'
import { people } from '../../src/testing/people.ts'
import { Column, Line } from './showcase.styles.ts'

/** 1 December 2026, 9:00 in Paris, in seconds since 1970. */
const start = 1_796_112_000

/** Some of the primitives, used to plan a banner. */
export function SmallParts(): ReactElement {
  const [queue] = useState(() => createSnackbarQueue())
  const [recipients, setRecipients] = useState<readonly string[]>(['ines.benali', 'hugo.lefevre'])
  const [time, setTime] = useState<number | null>(start)
  const [radius, setRadius] = useState(8)
  const [isActive, setActive] = useState(true)
  return (
    <Column>
      <MultiCombobox
        label="Destinataires"
        options={people}
        value={recipients}
        onChange={setRecipients}
      />
      <DateTimeField label="Début de la campagne" value={time} onChange={setTime} />
      <Slider
        label="Arrondi"
        value={radius}
        onChange={setRadius}
        min={0}
        max={30}
        unit="px"
        hasNumberEntry
      />
      <Line>
        <Switch isSelected={isActive} onChange={setActive}>
          Campagne active
        </Switch>
        <Button
          variant="primary"
          icon={<Rocket size={16} aria-hidden="true" />}
          onPress={() => queue.add('Déployée auprès de 128 personnes', 'success')}
        >
          Déployer
        </Button>
      </Line>
      <SnackbarHost queue={queue} />
    </Column>
  )
}
