import { conformance } from '../../testing/conformance.tsx'
import { PosterPicker } from './poster-picker.tsx'

conformance('PosterPicker', {
  render: (props) => (
    <PosterPicker
      {...props}
      label=""
      video={{ src: 'data:video/mp4,', width: 300, height: 400 }}
      duration={1}
      onPicked={() => undefined}
      log={() => undefined}
    />
  ),
  texts: { fr: 'Prendre cette image', en: 'Use this picture' },
})
