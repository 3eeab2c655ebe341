import { conformance } from '../../testing/conformance.tsx'
import { BannerMessage } from './banner-message.tsx'

conformance('BannerMessage', {
  draw: (props) => <BannerMessage {...props} title="Signature enregistrée" />,
})
