import { hasIconAddress } from '../catalogue/network-names.ts'
import { safeUrl } from '../html/safe-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { networkName } from '../view/social.ts'
import type { CheckFinding } from './report.ts'

/**
 * Addresses that cloud drives and photo services copy when a file is shared. They lead to a page
 * with the picture on it, which no mail client can show as an image.
 */
const pages: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^drive\.google\.com$/, /^\/(?:file\/|open\b|drive\/)/],
  [/^docs\.google\.com$/, /^\/[a-z]+\/d\//],
  [/^photos\.google\.com$|^photos\.app\.goo\.gl$/, /./],
  [/^(?:www\.)?dropbox\.com$/, /^(?!.*[?&](?:dl|raw)=1(?:&|$))/],
  [/^onedrive\.live\.com$/, /^(?!\/download\b)/],
  [/^1drv\.ms$|^(?:www\.)?wetransfer\.com$|^we\.tl$/, /./],
  [/\.sharepoint\.com$/, /^\/:[a-z]:\/|[?&]web=1|\/Forms\//],
  [/^(?:www\.)?icloud\.com$|^share\.icloud\.com$/, /./],
  [/^(?:[a-z]+\.)?(?:app\.)?box\.com$/, /^\/(?:s|file|v)\//],
  [/^mega\.nz$/, /./],
  [/^(?:www\.)?imgur\.com$/, /^(?!.*\.(?:png|jpe?g|gif|webp)$)/],
  [/^(?:www\.)?flickr\.com$|^(?:www\.)?canva\.com$/, /./],
]

const webAddress = /^https?:\/\/([^/?#:]+)(?::\d+)?([^#]*)/i

/** Whether an address leads to a page of a cloud drive or photo service, not to an image. */
export function isImagePage(address: string): boolean {
  const [, host, path = ''] = webAddress.exec(safeUrl(address) ?? '') ?? []
  if (host === undefined) return false
  return pages.some(([hosts, paths]) => hosts.test(host.toLowerCase()) && paths.test(path || '/'))
}

/** Reports images at the address of a page that shows them. */
export function checkImagePages({ logo, banner, social }: SignatureData): CheckFinding[] {
  const findings: CheckFinding[] = []
  const check = (
    address: string,
    path: string,
    subject: string,
    details: CheckFinding['details'],
  ): void => {
    if (!isImagePage(address)) return
    const message = `${subject} has the address of a page, which mail clients cannot show as a picture.`
    findings.push({ code: 'image_is_page', severity: 'warning', message, path, details })
  }
  for (const part of ['logo', 'banner'] as const) {
    const { media } = part === 'logo' ? logo : banner
    check(media?.src ?? '', `${part}.media.src`, `The ${part}`, { part })
  }
  for (const [index, icon] of social.socialIcons.entries()) {
    if (!hasIconAddress(icon)) continue
    const network = networkName(icon)
    const path = `social.socialIcons[${index}].src`
    check(icon.src, path, `The picture of the ${network} icon`, { network })
  }
  return findings
}
