import { conformance } from '../../testing/conformance.tsx'
import { IconButton } from './icon-button.tsx'

conformance('IconButton', {
  render: (props) => (
    <IconButton {...props} label="Supprimer">
      ×
    </IconButton>
  ),
})
