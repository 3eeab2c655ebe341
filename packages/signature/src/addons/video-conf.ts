import { button } from '../html/button.ts'
import { color } from '../html/css.ts'
import { cell } from '../html/elements.ts'
import { noHtml, printable, text } from '../html/html.ts'
import { linkUrl } from '../html/safe-url.ts'
import { clamp, limits } from '../model/limits.ts'
import { addonPadding } from './addon-padding.ts'
import type { AddonRenderer } from './addon-renderer.ts'
import { videoConfColors, videoConfProviderInfo } from './video-conf-providers.ts'
import type { SignatureData } from '../model/signature-data.ts'

const buttonText = (data: SignatureData): string => {
  const { key, buttonText: own } = data.addons.videoConf.data
  return printable(own.trim()) || videoConfProviderInfo[key].defaultButtonText
}

/** A button that links to the person's video conference room; omitted without an address. */
export const videoConf: AddonRenderer = {
  cell(view, align) {
    const { data } = view.data.addons.videoConf
    const href = data.url ? view.addresses.link(data.url, 'addons.videoConf.data.url') : null
    if (href === null) return noHtml
    const colors = videoConfColors(data)
    const height = Math.round(clamp(data.buttonStyle.height, limits.buttonHeight))
    const radius = clamp(data.buttonStyle.radius, limits.buttonRadius)
    const content = button({
      href,
      content: text(buttonText(view.data)),
      width: Math.round(clamp(data.width, limits.addonWidth)),
      height,
      radius: Math.round(Math.min(radius, height / 2)),
      background: color(colors.backgroundColor, '#808080'),
      color: color(colors.color, '#ffffff'),
      font: view.font.stack,
      align,
      target: view.target,
    })
    return cell(content, addonPadding(data.spacingStyle), { align })
  },
  text: (data) =>
    linkUrl(data.addons.videoConf.data.url) === null
      ? ''
      : `${buttonText(data)} : ${data.addons.videoConf.data.url.trim()}`,
}
