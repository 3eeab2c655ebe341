import { type Campaign, hasEffect } from '@org/api/client'
import { EyeOff, ImageOff } from 'lucide-react'
import { periodOf } from '../period.ts'
import { bannersTexts } from '../texts.ts'
import { BarButton } from './bar.styles.ts'

export interface BannerBarProps {
  banner: Campaign
  kind: 'own' | 'global' | 'covered'
  onOpen: (banner: Campaign) => void
}

/**
 * A button that opens a banner. Its width shows how long the team shows the banner, or how long
 * another banner covers it.
 */
export function BannerBar({ banner, kind, onOpen }: BannerBarProps) {
  const { name, banner: image, team } = banner
  const period = periodOf(banner)
  const { calendar } = bannersTexts
  const spoken = {
    own: isNothing(banner) ? calendar.nothingBar(name, period) : calendar.bar(name, period),
    global: calendar.barOf(name, period, team.name),
    covered: hasEffect(banner)
      ? calendar.coveredBar(name, period)
      : calendar.ignoredBar(name, period),
  }[kind]
  return (
    <BarButton $kind={kind} title={spoken} aria-label={spoken} onClick={() => onOpen(banner)}>
      <BarImage isCovered={kind === 'covered'} path={image?.path ?? null} />
      <span>{name}</span>
    </BarButton>
  )
}

const isNothing = ({ banner_id, shows_nothing }: Campaign) => shows_nothing && banner_id === null

function BarImage({ isCovered, path }: { isCovered: boolean; path: string | null }) {
  if (isCovered) return <EyeOff size={14} aria-hidden="true" />
  return path === null ? <ImageOff size={14} aria-hidden="true" /> : <img src={path} alt="" />
}
