import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

conformance('Menu', {
  render: (props) => (
    <Menu
      {...props}
      label="Compte"
      items={[{ id: 'logout', label: 'Logout', onAction: () => undefined }]}
    >
      <Button>camille@exemple.fr</Button>
    </Menu>
  ),
  open: () => userEvent.click(page.getByRole('button', { name: 'camille@exemple.fr' })),
})
