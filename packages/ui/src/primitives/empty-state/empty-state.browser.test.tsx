import { conformance } from '../../testing/conformance.tsx'
import { EmptyState } from './empty-state.tsx'

conformance('EmptyState', {
  render: (props) => <EmptyState {...props} title="Aucun employé" />,
})
