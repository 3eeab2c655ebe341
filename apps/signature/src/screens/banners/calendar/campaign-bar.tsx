import type { Campaign } from '@org/api/client'
import { EyeOff, ImageOff } from 'lucide-react'
import { periodOf } from '../period.ts'
import { texts } from '../../../texts.ts'
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
  const spoken = {
    own: texts.banners.calendar.bar(name, period),
    global: texts.banners.calendar.barOf(name, period, team.name),
    covered: texts.banners.calendar.coveredBar(name, period),
  }[kind]
  return (
    <BarButton $kind={kind} title={spoken} aria-label={spoken} onClick={() => onOpen(campaign)}>
      <BarPicture isCovered={kind === 'covered'} path={banner?.path ?? null} />
      <span>{name}</span>
    </BarButton>
  )
}

function BarPicture({ isCovered, path }: { isCovered: boolean; path: string | null }) {
  if (isCovered) return <EyeOff size={14} aria-hidden="true" />
  return path === null ? <ImageOff size={14} aria-hidden="true" /> : <img src={path} alt="" />
}
