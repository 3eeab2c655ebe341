import { conformance } from '../../testing/conformance.tsx'
import { SegmentedControl } from './segmented-control.tsx'

conformance('SegmentedControl', {
  render: (props) => (
    <SegmentedControl
      {...props}
      label="Équipe"
      value="commerce"
      onChange={() => undefined}
      options={[
        { value: 'commerce', label: 'Commerce' },
        { value: 'support', label: 'Support' },
      ]}
    />
  ),
})
