import { conformance } from '../../testing/conformance.tsx'
import { Dialog } from './dialog.tsx'

conformance('Dialog', {
  render: (props) => <Dialog {...props} title="Nom" isOpen onClose={() => undefined} />,
  texts: { fr: 'Fermer', en: 'Close' },
})
