import { conformance } from '../../testing/conformance.tsx'
import { Stepper } from './stepper.tsx'

conformance('Stepper', {
  render: (props) => (
    <Stepper {...props} label="Étapes" steps={['Conception', 'Connexion']} current={1} />
  ),
  texts: { fr: 'terminée', en: 'done' },
})
