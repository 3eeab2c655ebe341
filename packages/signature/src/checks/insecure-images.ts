import { hasIconAddress } from '../catalogue/network-names.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { RenderOptions } from '../view/render-options.ts'
import { networkName } from '../view/social.ts'
import type { CheckFinding } from './report.ts'

const unencrypted = /^\s*http:/i
/** Matches a loopback address, such as the address of a local test server. */
const loopback = /^\s*http:\/\/(?:[a-z\d-]+\.)*(?:localhost|127(?:\.\d{1,3}){3})(?:[:/?#]|\s*$)/i

const isInsecure = (address: string): boolean =>
  unencrypted.test(address) && !loopback.test(address)

/**
 * Reports images at `http:` addresses: a webmail page served over https may not load them. Links to
 * `http:` pages are not reported, since they open everywhere.
 */
export function checkInsecureImages(
  { logo, banner, social }: SignatureData,
  { bannerUrl, iconsBaseUrl }: RenderOptions,
): CheckFinding[] {
  const findings: CheckFinding[] = []
  const check = (
    address: string,
    path: string,
    subject: string,
    details: CheckFinding['details'],
  ): void => {
    if (!isInsecure(address)) return
    const message = `${subject} loaded over http: mail clients that load pictures over https alone do not show it.`
    findings.push({ code: 'image_not_secure', severity: 'warning', message, path, details })
  }
  check(logo.media?.src ?? '', 'logo.media.src', 'The logo is', { part: 'logo' })
  const bannerPath = bannerUrl === undefined ? 'banner.media.src' : 'banner'
  check(bannerUrl ?? banner.media?.src ?? '', bannerPath, 'The banner is', { part: 'banner' })
  const icons = social.socialIcons
  for (const [index, icon] of icons.entries()) {
    if (!hasIconAddress(icon)) continue
    const network = networkName(icon)
    const path = `social.socialIcons[${index}].src`
    check(icon.src, path, `The picture of the ${network} icon is`, { network })
  }
  const isServed = icons.some((icon) => icon.src === '' && hasIconAddress(icon))
  if (isServed && iconsBaseUrl)
    check(iconsBaseUrl, 'social.socialIcons', 'Each social icon is', { part: 'icons' })
  return findings
}
