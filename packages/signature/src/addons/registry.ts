import { row } from '../html/elements.ts'
import type { Align } from '../html/elements.ts'
import { join, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { AddonKey } from '../model/signature-data.ts'
import type { SignatureView } from '../view/view.ts'
import { disclaimer } from './disclaimer.ts'
import { greenMessage } from './green-message.ts'
import type { AddonRenderer } from './addon-renderer.ts'
import { videoConf } from './video-conf.ts'

/** Every addon by its key. To add one, write its file and register it here. */
export const addonRenderers: Readonly<Record<AddonKey, AddonRenderer>> = {
  disclaimer,
  videoConf,
  greenMessage,
}

/** Returns one row for each enabled addon that has something to show, in the user's order. */
export const addonRows = (view: SignatureView, align: Align): Html => {
  let rows = noHtml
  for (const key of view.addons) {
    const content = addonRenderers[key].cell(view, align)
    if (content !== noHtml) rows = join(rows, row(content))
  }
  return rows
}
