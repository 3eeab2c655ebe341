import { conformance } from '../../testing/conformance.tsx'
import { Badge } from './badge.tsx'

conformance('Badge', {
  render: (props) => <Badge {...props}>Installé</Badge>,
})
