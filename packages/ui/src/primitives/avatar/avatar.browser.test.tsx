import { conformance } from '../../testing/conformance.tsx'
import { Avatar } from './avatar.tsx'

conformance('Avatar', {
  render: (props) => <Avatar {...props} name="Éloïse Martin" />,
})
