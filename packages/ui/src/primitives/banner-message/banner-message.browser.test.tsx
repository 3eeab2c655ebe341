import { conformance } from '../../testing/conformance.tsx'
import { BannerMessage } from './banner-message.tsx'

conformance('BannerMessage', {
  render: (props) => <BannerMessage {...props} title="Signature enregistrée" />,
})
