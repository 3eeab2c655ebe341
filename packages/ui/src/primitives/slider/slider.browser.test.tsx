import { conformance } from '../../testing/conformance.tsx'
import { Slider } from './slider.tsx'

conformance('Slider', {
  render: (props) => (
    <Slider {...props} label="Niveau" value={4} onChange={() => undefined} errors={['Au plus 3']} />
  ),
  texts: { fr: 'Erreur : Niveau', en: 'Error: Niveau' },
})
