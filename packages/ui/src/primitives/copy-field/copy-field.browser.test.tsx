import { conformance } from '../../testing/conformance.tsx'
import { CopyField } from './copy-field.tsx'

conformance('CopyField', {
  render: (props) => <CopyField {...props} label="Lien" value="https://exemple.fr" />,
  texts: { fr: 'Copier', en: 'Copy' },
})
