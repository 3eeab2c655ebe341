import { conformance } from '../../testing/conformance.tsx'
import { ColorField } from './color-field.tsx'

conformance('ColorField', {
  render: (props) => (
    <ColorField {...props} label="Couleur" value="#2f4be0" onChange={() => undefined} />
  ),
  texts: { fr: 'Choisir une couleur', en: 'Choose a color' },
})
