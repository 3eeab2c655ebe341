import { conformance } from '../../testing/conformance.tsx'
import { Skeleton } from './skeleton.tsx'

conformance('Skeleton', {
  render: (props) => <Skeleton {...props} />,
  texts: { fr: 'Chargement…', en: 'Loading…' },
})
