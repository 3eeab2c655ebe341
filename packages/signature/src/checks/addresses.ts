import { hasIconAddress } from '../catalogue/network-names.ts'
import { telUrl } from '../html/tel-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { networkName } from '../view/social.ts'
import type { RenderOptions, RenderReport } from '../view/render-options.ts'
import type { CheckFinding } from './report.ts'

/**
 * Reports addresses that the renderer left out, phone numbers that cannot be linked, icons without
 * an address or an image, and a banner that Outlook caches.
 */
export function checkAddresses(
  data: SignatureData,
  options: RenderOptions,
  report: RenderReport,
): CheckFinding[] {
  return [
    ...checkDropped(report, data),
    ...checkPhones(data),
    ...checkIconAddresses(data),
    ...checkIconHosting(data, options),
    ...checkBannerCache(options),
  ]
}

function checkDropped({ droppedAddresses }: RenderReport, data: SignatureData): CheckFinding[] {
  const incomplete = data.social.socialIcons.flatMap((icon, index) =>
    hasIconAddress(icon) ? [] : [iconPath(index)],
  )
  // Local images and icons without an address are reported by other checks.
  const dropped = droppedAddresses.filter(
    ({ path, address }) =>
      !/^(?:blob|data):image|^blob:/i.test(address) && !incomplete.includes(path),
  )
  return dropped.map(({ path, address }) => ({
    code: 'address_dropped',
    severity: 'error',
    message: `"${address}" is no address that mail clients may open, so it was left out.`,
    path,
    details: { address },
  }))
}

function checkPhones(data: SignatureData): CheckFinding[] {
  return (['phone', 'mobile'] as const).flatMap((path): CheckFinding[] => {
    const number = data[path].trim()
    if (number === '' || telUrl(number) !== null) return []
    return [
      {
        code: 'phone_not_linked',
        severity: 'warning',
        message: `"${number}" has something in it that no phone can dial, so it is shown without a link.`,
        path,
        details: { number },
      },
    ]
  })
}

const iconPath = (index: number): string => `social.socialIcons[${index}].url`

function checkIconAddresses({ social }: SignatureData): CheckFinding[] {
  return social.socialIcons.flatMap((icon, index): CheckFinding[] => {
    if (hasIconAddress(icon)) return []
    const network = networkName(icon)
    return [
      {
        code: 'icon_without_address',
        severity: 'warning',
        message:
          icon.url.trim() === ''
            ? `The ${network} icon leads nowhere, so it is not shown.`
            : `The address of the ${network} icon is only begun, so it is not shown.`,
        path: iconPath(index),
        details: { network },
      },
    ]
  })
}

function checkIconHosting({ social }: SignatureData, options: RenderOptions): CheckFinding[] {
  const count = social.socialIcons.filter((icon) => hasIconAddress(icon) && icon.src === '').length
  if (count === 0 || options.iconsBaseUrl) return []
  return [
    {
      code: 'icons_not_hosted',
      severity: 'warning',
      message:
        'The social icons have no address to be loaded from, so they are text links: set `iconsBaseUrl`.',
      path: 'social.socialIcons',
      details: { count },
    },
  ]
}

function checkBannerCache({ bannerUrl }: RenderOptions): CheckFinding[] {
  if (!bannerUrl) return []
  return [
    {
      code: 'banner_cached_by_outlook',
      severity: 'note',
      message:
        'Classic Outlook keeps the pictures of an installed signature: a new banner behind the same address shows only after the signature is installed again.',
      path: 'banner',
      client: 'Outlook (Windows)',
      details: { bannerUrl },
    },
  ]
}
