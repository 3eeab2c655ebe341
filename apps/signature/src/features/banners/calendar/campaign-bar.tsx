import { type Campaign, hasEffect } from '@org/api/client'
import { EyeOff, ImageOff } from 'lucide-react'
import { periodOf } from '../period.ts'
import { bannersTexts } from '../texts.ts'
import { BarButton } from './bar.styles.ts'

export interface CampaignBarProps {
  campaign: Campaign
  kind: 'own' | 'global' | 'covered'
  onOpen: (campaign: Campaign) => void
}

/** A campaign for as long as a team shows it, or would without another one; opens it. */
export function CampaignBar({ campaign, kind, onOpen }: CampaignBarProps) {
  const { name, banner, team } = campaign
  const period = periodOf(campaign)
  const { calendar } = bannersTexts
  const spoken = {
    own: isNothing(campaign) ? calendar.nothingBar(name, period) : calendar.bar(name, period),
    global: calendar.barOf(name, period, team.name),
    covered: hasEffect(campaign)
      ? calendar.coveredBar(name, period)
      : calendar.ignoredBar(name, period),
  }[kind]
  return (
    <BarButton $kind={kind} title={spoken} aria-label={spoken} onClick={() => onOpen(campaign)}>
      <BarPicture isCovered={kind === 'covered'} path={banner?.path ?? null} />
      <span>{name}</span>
    </BarButton>
  )
}

const isNothing = ({ banner_id, shows_nothing }: Campaign) => shows_nothing && banner_id === null

function BarPicture({ isCovered, path }: { isCovered: boolean; path: string | null }) {
  if (isCovered) return <EyeOff size={14} aria-hidden="true" />
  return path === null ? <ImageOff size={14} aria-hidden="true" /> : <img src={path} alt="" />
}
