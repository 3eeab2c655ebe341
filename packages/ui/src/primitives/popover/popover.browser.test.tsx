import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

conformance('Popover', {
  render: (props) => (
    <Popover {...props} label="Filtres" trigger={<Button>Filtrer</Button>}>
      Par équipe
    </Popover>
  ),
  open: () => userEvent.click(page.getByRole('button', { name: 'Filtrer' })),
})
