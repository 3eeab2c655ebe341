import type { Html } from '../html/html.ts'
import type { LayoutKey } from '../model/signature-data.ts'
import type { SignatureView } from '../view/view.ts'

/** A design: a pure function from the content of a signature to markup. */
export interface Layout {
  readonly key: LayoutKey
  /** Returns the markup; empty if there is nothing to show. */
  readonly render: (view: SignatureView) => Html
}
