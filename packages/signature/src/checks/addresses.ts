import { hasIconAddress } from '../catalogue/network-names.ts'
import { mailtoUrl, skypeUrl } from '../html/contact-urls.ts'
import { telUrl } from '../html/tel-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { networkName } from '../view/social.ts'
import type { RenderOptions, RenderReport } from '../view/render-options.ts'
import type { CheckCode, CheckFinding, CheckSeverity } from './report.ts'

/**
 * Reports addresses that the renderer left out, contacts that cannot be linked, icons without an
 * address or an image, and a banner that Outlook caches.
 */
export function checkAddresses(
  data: SignatureData,
  options: RenderOptions,
  report: RenderReport,
): CheckFinding[] {
  return [
    ...checkDropped(report, data),
    ...checkContacts(data),
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

interface ContactRule {
  readonly code: CheckCode
  readonly severity: CheckSeverity
  readonly url: (value: string) => unknown
  readonly reason: string
}

const phone: ContactRule = {
  code: 'phone_not_linked',
  severity: 'warning',
  url: telUrl,
  reason: 'has something in it that no phone can dial',
}

const contactRules = {
  phone,
  mobile: phone,
  email: {
    code: 'email_not_linked',
    severity: 'error',
    url: mailtoUrl,
    reason: 'is not one email address',
  },
  skype: {
    code: 'skype_not_linked',
    severity: 'warning',
    url: skypeUrl,
    reason: 'is no Skype name',
  },
} satisfies Partial<Record<keyof SignatureData, ContactRule>>

function checkContacts(data: SignatureData): CheckFinding[] {
  return (['phone', 'mobile', 'email', 'skype'] as const).flatMap((path): CheckFinding[] => {
    const value = data[path].trim()
    const { code, severity, url, reason } = contactRules[path]
    if (value === '' || url(value) !== null) return []
    const message = `"${value}" ${reason}, so it is shown without a link.`
    // `number` is the name that the detail of a phone has always had.
    const details = code === 'phone_not_linked' ? { number: value } : { value }
    return [{ code, severity, message, path, details }]
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
