import { conformance } from '../../testing/conformance.tsx'
import { Link } from './link.tsx'

conformance('Link', {
  render: (props) => (
    <Link {...props} href="/home">
      Accueil
    </Link>
  ),
})
