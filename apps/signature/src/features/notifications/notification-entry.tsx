import type { Notification } from '@org/api/client'
import { type BellEntry, formatMoment } from '@org/app-kit'
import { CircleAlert, Image, Send, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#shared/paths.ts'
import { notificationsTexts } from './texts.ts'

const icon = { size: 16, 'aria-hidden': true } as const
const labels = notificationsTexts

/** Text and link of each kind of notification. */
const kinds: Record<
  Notification['kind'],
  {
    title: (news: Notification) => string
    to: (teamId: string | null) => string
    icon: ReactNode
  }
> = {
  deploy_finished: {
    title: ({ subject, done_count }) => labels.deployFinished(subject, done_count),
    to: paths.deploy,
    icon: <Send {...icon} />,
  },
  deploy_failed: {
    title: ({ subject, done_count, failed_count }) =>
      labels.deployFailed(subject, done_count, failed_count),
    to: paths.deploy,
    icon: <CircleAlert {...icon} />,
  },
  banner_started: {
    title: ({ subject }) => labels.bannerStarted(subject),
    to: paths.banners,
    icon: <Image {...icon} />,
  },
  banner_ended: {
    title: ({ subject }) => labels.bannerEnded(subject),
    to: paths.banners,
    icon: <Image {...icon} />,
  },
  import_done: {
    title: ({ done_count, updated_count }) => labels.importDone(done_count, updated_count),
    to: paths.users,
    icon: <Users {...icon} />,
  },
  import_abandoned: {
    title: ({ done_count, updated_count, failed_count }) =>
      labels.importAbandoned(done_count, updated_count, failed_count),
    to: paths.users,
    icon: <CircleAlert {...icon} />,
  },
}

/**
 * Converts a notification to an entry of the bell. Notifications about a team link to that team's
 * screens.
 *
 * @param teamId the selected team, or null. Notifications that are not about a team link to its
 * screens; if it is null, to the organisation's.
 */
export function notificationEntry(news: Notification, teamId: string | null): BellEntry {
  const kind = kinds[news.kind]
  return {
    id: news.id,
    title: kind.title(news),
    moment: formatMoment(news.created_at),
    isRead: news.is_read,
    to: kind.to(news.team_id ?? teamId),
    icon: kind.icon,
  }
}
