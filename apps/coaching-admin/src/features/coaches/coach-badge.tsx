import type { Coach } from '@org/api/client'
import { Badge } from '@org/ui/primitives'
import { coachesTexts } from './texts.ts'

/** Badge with the state of a coach: access ended, admin or active. */
export function CoachBadge({ coach }: { coach: Pick<Coach, 'isActive' | 'isAdmin'> }) {
  if (!coach.isActive) return <Badge>{coachesTexts.ended}</Badge>
  return coach.isAdmin ? (
    <Badge tone="accent">{coachesTexts.admin}</Badge>
  ) : (
    <Badge tone="success">{coachesTexts.active}</Badge>
  )
}
