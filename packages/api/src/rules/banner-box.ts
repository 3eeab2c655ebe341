import type { SignatureImage } from '@org/signature'

/** Size in CSS pixels. */
export interface Box {
  width: number
  height: number
}

/**
 * The size to reserve when the template has no banner of its own and a campaign is running or
 * planned.
 */
export const campaignBox: Box = { width: 400, height: 100 }

/**
 * Returns the space that a signature reserves for its banner, whichever banner is current. It is
 * the displayed size of the template's own banner. Without one, it is the size for campaigns, or
 * null if there are none.
 */
export function bannerBox(banner: SignatureImage, hasCampaign: boolean): Box | null {
  const { media } = banner
  if (media && media.width > 0 && media.height > 0) {
    const { width } = banner
    return { width, height: Math.max(1, Math.round((width * media.height) / media.width)) }
  }
  return hasCampaign ? campaignBox : null
}
