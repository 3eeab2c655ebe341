import { conformance } from '../../testing/conformance.tsx'
import { Skeleton } from './skeleton.tsx'

conformance('Skeleton', {
  draw: (props) => <Skeleton {...props} />,
  texts: { fr: 'Chargement…', en: 'Loading…' },
})
