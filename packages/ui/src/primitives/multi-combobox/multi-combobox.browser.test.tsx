import { conformance } from '../../testing/conformance.tsx'
import { MultiCombobox } from './multi-combobox.tsx'

conformance('MultiCombobox', {
  render: (props) => (
    <MultiCombobox
      {...props}
      label="Équipes"
      value={['commerce']}
      onChange={() => undefined}
      options={[
        { value: 'commerce', label: 'Commerce' },
        { value: 'support', label: 'Support' },
      ]}
    />
  ),
  texts: { fr: 'Retirer Commerce', en: 'Remove Commerce' },
})
