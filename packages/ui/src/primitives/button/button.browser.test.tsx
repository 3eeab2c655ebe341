import { conformance } from '../../testing/conformance.tsx'
import { Button } from './button.tsx'

conformance('Button', {
  render: (props) => (
    <Button {...props} isLoading>
      Déployer
    </Button>
  ),
  texts: { fr: 'Chargement…', en: 'Loading…' },
})
