import { conformance } from '../../testing/conformance.tsx'
import { TextArea } from './text-area.tsx'

conformance('TextArea', {
  render: (props) => (
    <TextArea
      {...props}
      label="Message"
      value=""
      onChange={() => undefined}
      errors={['Ne peut pas être vide']}
    />
  ),
  texts: { fr: 'Erreur : Message', en: 'Error: Message' },
})
