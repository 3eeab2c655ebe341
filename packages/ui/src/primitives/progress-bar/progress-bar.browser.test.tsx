import { conformance } from '../../testing/conformance.tsx'
import { ProgressBar } from './progress-bar.tsx'

conformance('ProgressBar', {
  draw: (props) => <ProgressBar {...props} label="Envoi" value={45} />,
})
