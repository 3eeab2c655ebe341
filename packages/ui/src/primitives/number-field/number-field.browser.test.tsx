import { conformance } from '../../testing/conformance.tsx'
import { NumberField } from './number-field.tsx'

conformance('NumberField', {
  render: (props) => (
    <NumberField
      {...props}
      label="Heure"
      value={8}
      onChange={() => undefined}
      errors={['Au plus 23']}
    />
  ),
  texts: { fr: 'Erreur : Heure', en: 'Error: Heure' },
})
