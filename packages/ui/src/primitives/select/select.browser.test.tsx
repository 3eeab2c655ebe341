import { conformance } from '../../testing/conformance.tsx'
import { Select } from './select.tsx'

conformance('Select', {
  render: (props) => (
    <Select
      {...props}
      label="Équipe"
      value={null}
      onChange={() => undefined}
      options={[
        { value: 'commerce', label: 'Commerce' },
        { value: 'support', label: 'Support' },
      ]}
    />
  ),
  texts: { fr: 'Choisir…', en: 'Choose…' },
})
