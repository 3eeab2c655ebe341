import { conformance } from '../../testing/conformance.tsx'
import { Link } from './link.tsx'

conformance('Link', {
  draw: (props) => (
    <Link {...props} href="/home">
      Accueil
    </Link>
  ),
})
