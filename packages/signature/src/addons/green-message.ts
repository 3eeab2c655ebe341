import type { AddonRenderer } from './addon-renderer.ts'
import { textAddonCell, textAddonText } from './text-addon.ts'

/** A request to spare the paper. */
export const greenMessage: AddonRenderer = {
  cell: (view, align) =>
    textAddonCell('greenMessage', view.data.addons.greenMessage.data, view, align),
  text: (data) => textAddonText('greenMessage', data.addons.greenMessage.data),
}
