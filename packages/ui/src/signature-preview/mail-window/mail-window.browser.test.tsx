import { conformance } from '../../testing/conformance.tsx'
import { MailWindow } from './mail-window.tsx'

conformance('MailWindow', {
  render: (props) => <MailWindow {...props}>Camille Durand</MailWindow>,
  texts: { fr: 'Nouveau message', en: 'New message' },
})
