import { conformance } from '../../testing/conformance.tsx'
import { Drawer } from './drawer.tsx'

conformance('Drawer', {
  render: (props) => <Drawer {...props} title="Filtres" isOpen onClose={() => undefined} />,
  texts: { fr: 'Fermer', en: 'Close' },
})
