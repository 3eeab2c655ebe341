import { userEvent } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

conformance('Tooltip', {
  render: (props) => (
    <Tooltip {...props} text="Supprimer l’équipe" delay={0}>
      <Button>Supprimer</Button>
    </Tooltip>
  ),
  open: () => userEvent.tab(),
})
