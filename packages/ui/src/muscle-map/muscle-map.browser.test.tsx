import { conformance } from '../testing/conformance.tsx'
import { MuscleMap } from './muscle-map.tsx'

conformance('MuscleMap', {
  render: (props) => (
    <MuscleMap
      {...props}
      label="Muscles"
      sex="female"
      value={['pecs']}
      onChange={() => undefined}
    />
  ),
  texts: { fr: 'Pectoraux', en: 'Pecs' },
})
