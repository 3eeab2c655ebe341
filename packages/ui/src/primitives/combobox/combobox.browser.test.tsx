import { conformance } from '../../testing/conformance.tsx'
import { Combobox } from './combobox.tsx'

conformance('Combobox', {
  render: (props) => (
    <Combobox
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
  texts: { fr: 'Ouvrir la liste', en: 'Open the list' },
})
