import { defaultSignatureData } from '@org/signature'
import type { SignatureInput, SocialIcon } from '@org/signature'

/** A logo in place of a missing one. */
export interface InheritedLogo {
  src: string
  /** Displayed width in pixels. */
  width: number
}

/** Returns the fallback for an image's empty alternative text. */
export function altFallback(
  filled: SignatureInput | undefined,
  part: 'logo' | 'banner',
): string | undefined {
  // The renderer uses the company name for a logo.
  return filled?.[part]?.media?.alt || (part === 'logo' ? filled?.companyName : undefined)
}

/** Returns the logo that is shown if the signature has none of its own, if there is one. */
export const inheritedLogo = (filled: SignatureInput | undefined): InheritedLogo | undefined =>
  filled?.logo?.media
    ? {
        src: filled.logo.media.src ?? '',
        width: filled.logo.width ?? defaultSignatureData.logo.width,
      }
    : undefined

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
