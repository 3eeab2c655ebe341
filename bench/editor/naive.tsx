import { renderSignature } from '@org/signature'
import { watchNode } from './engine.ts'
import type { Engine } from './engine.ts'
import { PlainForm } from './plain-form.tsx'

/** The usual isolated preview: its iframe loads a new page on each keystroke. */
export const newPage: Engine = {
  name: 'bare inputs, `srcdoc` replaced',
  create: (start, iconsBaseUrl) => (
    <PlainForm start={start}>
      {(data) => (
        <iframe
          title="Aperçu"
          style={{ width: '100%', height: '100%' }}
          srcDoc={renderSignature(data, { iconsBaseUrl }).html}
        />
      )}
    </PlainForm>
  ),
  watch: (place, changed) => {
    const frame = place.querySelector('iframe')!
    const loaded = () => {
      const at = performance.now()
      changed({ at, html: frame.contentDocument?.body.innerHTML ?? '', mutations: Infinity })
    }
    frame.addEventListener('load', loaded)
    return () => frame.removeEventListener('load', loaded)
  },
}

/** The usual preview without isolation: React replaces the markup on each keystroke. */
export const newMarkup: Engine = {
  name: 'bare inputs, `dangerouslySetInnerHTML`',
  create: (start, iconsBaseUrl) => (
    <PlainForm start={start}>
      {(data) => (
        <div
          className="preview"
          dangerouslySetInnerHTML={{ __html: renderSignature(data, { iconsBaseUrl }).html }}
        />
      )}
    </PlainForm>
  ),
  watch: (place, changed) => watchNode(place.querySelector('.preview')!, changed),
}
