import type { SignatureInput, SocialIcon } from '@org/signature'

/** What is read in place of a picture whose own alternative text is empty. */
export function altStandIn(
  filled: SignatureInput | undefined,
  part: 'logo' | 'banner',
): string | undefined {
  // The renderer names a logo after its company.
  return filled?.[part]?.media?.alt || (part === 'logo' ? filled?.companyName : undefined)
}

/** For each icon without an address the one that it gets; '' where it gets none. */
export function addressStandIns(
  filled: SignatureInput | undefined,
  icons: readonly SocialIcon[],
): string[] {
  const given = new Map(filled?.social?.socialIcons?.map(({ icon, url }) => [icon, url]))
  return icons.map(({ icon, url }) => (url === '' ? (given.get(icon) ?? '') : ''))
}
