import { layouts } from '../layouts/registry.ts'
import { completeSignatureData } from '../model/complete.ts'
import type { SignatureInput } from '../model/signature-data.ts'
import { targets } from '../targets/targets.ts'
import { renderText } from '../text/render-text.ts'
import type { RenderedSignature, RenderOptions } from '../view/render-options.ts'
import { readView } from '../view/view.ts'

/**
 * Renders a signature as HTML for a mail client and as plain text. Never throws: missing values and
 * values of the wrong type get their defaults, numbers are clamped, and disallowed addresses are
 * left out and reported. The same data always results in the same bytes, in Node and in browsers.
 */
export function renderSignature(
  input: SignatureInput,
  options: RenderOptions = {},
): RenderedSignature {
  const data = completeSignatureData(input)
  const view = readView(data, options, targets[options.target ?? 'paste'] ?? targets.paste)
  const html = layouts[data.layoutKey].render(view)
  const text = renderText(view)
  return { html, text, report: { droppedAddresses: view.addresses.dropped } }
}
