import { conformance } from '../../testing/conformance.tsx'
import { Badge } from './badge.tsx'

conformance('Badge', {
  draw: (props) => <Badge {...props}>Installé</Badge>,
})
