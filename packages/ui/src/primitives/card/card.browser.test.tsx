import { conformance } from '../../testing/conformance.tsx'
import { Card } from './card.tsx'

conformance('Card', {
  render: (props) => (
    <Card {...props} title="Équipes">
      18 membres
    </Card>
  ),
})
