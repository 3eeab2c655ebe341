import { serialiseTour } from '@org/api/tour'
import { Button, Card, IconButton, Link } from '@org/ui/primitives'
import { X } from 'lucide-react'
import { generatorTexts } from '../texts.ts'
import { idOf, type RecentTour } from './recent-storage.ts'
import { Entry, Help, List } from './recent-tours.styles.ts'

const texts = generatorTexts.recent

export interface RecentToursProps {
  tours: readonly RecentTour[]
  onRemove: (id: string) => void
  onClear: () => void
}

const nameOf = ({ client }: RecentTour) => client || texts.untitled

/** The tours that this browser keeps; each opens in the form. */
export function RecentTours({ tours, onRemove, onClear }: RecentToursProps) {
  if (tours.length === 0) return null
  const clear = (
    <Button variant="tertiary" onPress={onClear}>
      {texts.clear}
    </Button>
  )
  return (
    <Card title={texts.heading} actions={clear}>
      <Help>{texts.help}</Help>
      <List>
        {tours.map((tour) => (
          <Entry key={idOf(tour)}>
            <Link href={`/?${serialiseTour(tour)}`}>{nameOf(tour)}</Link>
            <code>{idOf(tour)}</code>
            <IconButton
              label={texts.remove(tour.client || idOf(tour))}
              onPress={() => onRemove(idOf(tour))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </Entry>
        ))}
      </List>
    </Card>
  )
}
