import type { SignatureImage } from '@org/signature'

/** Size in CSS pixels. */
export interface Box {
  width: number
  height: number
}

/** Reserved while a campaign runs or is to come and the template holds no banner of its own. */
export const campaignBox: Box = { width: 400, height: 100 }

/**
 * The place that a signature keeps for its banner, whatever stands there today: the template's
 * own banner as shown, else the campaigns' box, else none.
 */
export function bannerBox(banner: SignatureImage, hasCampaign: boolean): Box | null {
  const { media } = banner
  if (media && media.width > 0 && media.height > 0) {
    const { width } = banner
    return { width, height: Math.max(1, Math.round((width * media.height) / media.width)) }
  }
  return hasCampaign ? campaignBox : null
}
