import { sampleSignature } from '@org/signature/samples'
import { conformance } from '../../testing/conformance.tsx'
import { LayoutStrip } from './layout-strip.tsx'

conformance('LayoutStrip', {
  render: (props) => (
    <LayoutStrip {...props} data={sampleSignature} selected="layout1" onSelect={() => undefined} />
  ),
  texts: { fr: 'Mise en page', en: 'Layout' },
})
