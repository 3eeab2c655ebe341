import type { SignatureData } from '@org/signature'
import { variantAddress, variantFor } from '../media/variant.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CampaignRecord, UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { bannerBox, type Box } from '../rules/banner-box.ts'
import { hasCampaignAhead } from '../rules/current-campaign.ts'
import type { OrganisationContext, ResolvedSignature } from './organisation-context.ts'

/** A person with all that the person's signature shows. */
export interface SignedPerson {
  user: UserRecord
  resolved: ResolvedSignature
  /** The campaigns that `campaignsFor` returns. */
  campaigns: readonly CampaignRecord[]
}

/** Returns the base address of the social icons in signatures. */
export function iconsBaseUrl(publicUrl: string): string {
  return `${publicUrl}/icons/v1`
}

/** Returns the permanent address of a person's banner, which stays the same for all campaigns. */
export function bannerAddress(publicUrl: string, user: Pick<UserRecord, 'banner_key'>): string {
  return `${publicUrl}/api/user/${user.banner_key}/banner`
}

/**
 * Loads the campaigns that a person's signature may show: the campaigns of the person's team and of
 * the global team, and the campaigns that these two teams selected, even if another team owns them.
 */
export async function campaignsFor(
  repositories: Repositories,
  context: OrganisationContext,
  user: UserRecord,
): Promise<CampaignRecord[]> {
  const { campaigns } = repositories.within({ organisationId: context.organisation.id })
  const teams = [context.teams.get(user.team_id) ?? null, context.globalTeam].filter(
    (team) => team !== null,
  )
  const owned = await campaigns.all({ team_id: teams.map((team) => team.id) })
  const named = teams
    .map((team) => team.campaign_id)
    .filter((id) => id !== null && !owned.some((campaign) => campaign.id === id))
  return named.length === 0 ? owned : [...owned, ...(await campaigns.all({ id: named }))]
}

/**
 * Returns the resolved signature with the addresses of its images, for display, mail and
 * installation. An external banner keeps its own address and link unless a campaign replaces it,
 * because the address that `bannerAddress` returns must not redirect to external sites.
 */
export async function mergedSignature(
  adapters: Adapters,
  { user, resolved, campaigns }: SignedPerson,
): Promise<{ data: SignatureData; bannerUrl: string }> {
  const { data } = resolved
  const hasCampaign = hasCampaignAhead(campaigns, adapters.clock.now())
  const isElsewhere = data.banner.media !== null && data.banner.mediaId === null
  const box = isElsewhere && !hasCampaign ? null : bannerBox(data.banner, hasCampaign)
  const bannerUrl = box ? bannerAddress(adapters.settings.publicUrl, user) : ''
  const logo = await withAddress(adapters, data.logo)
  const banner = box ? withBanner(data, bannerUrl, box) : data.banner
  return { data: { ...data, logo, banner }, bannerUrl }
}

/** Gives a stored image the address of the variant for its displayed size. */
async function withAddress(
  { settings, secrets }: Adapters,
  image: SignatureData['logo'],
): Promise<SignatureData['logo']> {
  const { media, mediaId } = image
  if (!media || mediaId === null) return image
  const variant = { ...variantFor(media, image.width, image.radius), kind: 'logo' } as const
  const src = await variantAddress(settings.publicUrl, secrets, mediaId, variant)
  return { ...image, media: { ...media, src } }
}

/** The link is permanent like the image, so that a campaign changes both without a new install. */
function withBanner(data: SignatureData, src: string, box: Box): SignatureData['banner'] {
  const { banner } = data
  const alt = banner.media?.alt || data.companyName
  const media = { type: 'image/png', ...banner.media, src, alt, ...box }
  return { ...banner, width: box.width, url: `${src}/link`, media }
}
