import { conformance } from '../../testing/conformance.tsx'
import { DateTimeField } from './date-time-field.tsx'

conformance('DateTimeField', {
  render: (props) => (
    <DateTimeField
      {...props}
      label="Début"
      value={0}
      onChange={() => undefined}
      errors={['La fin doit suivre le début']}
    />
  ),
  texts: { fr: 'Erreur : Début', en: 'Error: Début' },
})
