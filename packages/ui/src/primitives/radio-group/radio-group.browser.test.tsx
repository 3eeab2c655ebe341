import { conformance } from '../../testing/conformance.tsx'
import { RadioGroup } from './radio-group.tsx'

conformance('RadioGroup', {
  render: (props) => (
    <RadioGroup
      {...props}
      label="Équipe"
      value={null}
      onChange={() => undefined}
      options={[
        { value: 'commerce', label: 'Commerce' },
        { value: 'support', label: 'Support' },
      ]}
      errors={['Ne peut pas être vide']}
    />
  ),
  texts: { fr: 'Erreur : Équipe', en: 'Error: Équipe' },
})
