import { conformance } from '../../testing/conformance.tsx'
import { Avatar } from './avatar.tsx'

conformance('Avatar', {
  draw: (props) => <Avatar {...props} name="Éloïse Martin" />,
})
