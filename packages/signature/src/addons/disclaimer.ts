import type { AddonRenderer } from './addon-renderer.ts'
import { textAddonCell, textAddonText } from './text-addon.ts'

/** A legal notice under the signature. */
export const disclaimer: AddonRenderer = {
  cell: (view, align) => textAddonCell('disclaimer', view.data.addons.disclaimer.data, view, align),
  text: (data) => textAddonText('disclaimer', data.addons.disclaimer.data),
}
