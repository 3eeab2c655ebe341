import type { SignatureInput, SocialIcon } from '@org/signature'

/** Returns the fallback for an image's empty alternative text. */
export function altFallback(
  filled: SignatureInput | undefined,
  part: 'logo' | 'banner',
): string | undefined {
  // The renderer uses the company name for a logo.
  return filled?.[part]?.media?.alt || (part === 'logo' ? filled?.companyName : undefined)
}

/**
 * Returns the fallback address of each icon; '' if the icon has an address or there is no fallback.
 */
export function addressFallbacks(
  filled: SignatureInput | undefined,
  icons: readonly SocialIcon[],
): string[] {
  const given = new Map(filled?.social?.socialIcons?.map(({ icon, url }) => [icon, url]))
  return icons.map(({ icon, url }) => (url === '' ? (given.get(icon) ?? '') : ''))
}
