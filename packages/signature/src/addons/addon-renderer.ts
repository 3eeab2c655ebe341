import type { Align } from '../html/elements.ts'
import type { Html } from '../html/html.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { SignatureView } from '../view/view.ts'

/** Renders an addon as HTML and as text. Both are empty if the addon has nothing to show. */
export interface AddonRenderer {
  /** One table cell. */
  readonly cell: (view: SignatureView, align: Align) => Html
  /** Lines of plain text. */
  readonly text: (data: SignatureData) => string
}
