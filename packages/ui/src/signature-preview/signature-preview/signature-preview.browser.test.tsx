import { sampleSignature } from '@org/signature/samples'
import { conformance } from '../../testing/conformance.tsx'
import { SignaturePreview } from './signature-preview.tsx'

conformance('SignaturePreview', {
  draw: (props) => <SignaturePreview {...props} data={sampleSignature} />,
  texts: { fr: 'Aperçu de la signature', en: 'Preview of the signature' },
})
