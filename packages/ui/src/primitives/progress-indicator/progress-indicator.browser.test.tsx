import { conformance } from '../../testing/conformance.tsx'
import { ProgressIndicator } from './progress-indicator.tsx'

conformance('ProgressIndicator', {
  render: (props) => <ProgressIndicator {...props} />,
  texts: { fr: 'Chargement…', en: 'Loading…' },
})
