import { conformance } from '../../testing/conformance.tsx'
import { IconButton } from './icon-button.tsx'

conformance('IconButton', {
  draw: (props) => (
    <IconButton {...props} label="Supprimer">
      ×
    </IconButton>
  ),
})
