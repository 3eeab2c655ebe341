import { maxExpire, type BannerReference, defaultExpire } from '../contract/entities/campaign.ts'
import { blankPng } from '../media/blank-png.ts'
import { variantAddress, variantForBox } from '../media/variant.ts'
import { campaignsFor } from '../merge/merged-signature.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { MediaRecord } from '../ports/records.ts'
import type { StoredFile } from '../ports/services.ts'
import { bannerBox, campaignBox, type Box } from '../rules/banner-box.ts'
import { currentCampaign, secondsToNextChange } from '../rules/current-campaign.ts'
import { firstWebAddress } from '../rules/first-web-address.ts'

/** The current content of a person's banner address. */
export interface Banner {
  reference: BannerReference
  /** The page that the banner leads to: the campaign's, else the template's, else the company's. */
  link: string | null
  /** A transparent image of the reserved size; null when `reference.path` is set. */
  blank: StoredFile | null
}

/** Loads the current banner of a person; null when the key is unknown. */
export async function loadBanner(adapters: Adapters, key: string): Promise<Banner | null> {
  const { repositories, clock } = adapters
  const user = await repositories.accounts.byBannerKey(key)
  if (!user) return null
  const context = await loadContext(repositories, user.organisation_id, user)
  const campaigns = await campaignsFor(repositories, context, user)
  const now = clock.now()
  const team = context.teams.get(user.team_id)
  const campaign = team ? currentCampaign(team, context.globalTeam, campaigns, now) : null
  const own = context.resolve(user)?.data.banner ?? null
  const box = (own && bannerBox(own, true)) ?? campaignBox
  // A campaign without an image is only current when it is meant to show nothing.
  const isEmpty = campaign !== null && campaign.banner_id === null
  const imageIds = isEmpty ? [] : [campaign?.banner_id, own?.mediaId]
  const media = await imageOf(adapters, user.organisation_id, ...imageIds)
  const untilChange = secondsToNextChange(campaigns, now) ?? maxExpire
  const expire = Math.min(campaign?.expire ?? defaultExpire, maxExpire, untilChange)
  const path = media ? await imageAddress(adapters, media, box, own?.radius ?? 0) : null
  return {
    reference: {
      path,
      type: media?.type ?? null,
      campaign_id: campaign?.id ?? null,
      ...box,
      expire,
    },
    link: firstWebAddress([
      campaign?.link_url ?? '',
      own?.url ?? '',
      context.organisation.website_url,
    ]),
    blank: path === null ? await blankImage(box) : null,
  }
}

/**
 * Finds the first of these images that exists in the organisation. External images have no id, so
 * they are skipped.
 */
async function imageOf(
  { repositories }: Adapters,
  organisationId: string,
  ...ids: (string | null | undefined)[]
): Promise<MediaRecord | null> {
  const { media } = repositories.within({ organisationId })
  for (const id of ids) {
    const record = id ? await media.get(id) : null
    if (record) return record
  }
  return null
}

function imageAddress(
  { settings, secrets }: Adapters,
  media: MediaRecord,
  box: Box,
  radius: number,
): Promise<string> {
  const variant = { ...variantForBox(box, radius), kind: 'banner' } as const
  return variantAddress(settings.publicUrl, secrets, media.id, variant)
}

/** Longest side of a transparent image, in pixels. Clients stretch it to the size of the box. */
const maxBlankSide = 1000

/** Creates a transparent image with the proportions of the box. */
async function blankImage({ width, height }: Box): Promise<StoredFile> {
  const scale = Math.min(1, maxBlankSide / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { bytes: await blankPng(side(width), side(height)), type: 'image/png' }
}
