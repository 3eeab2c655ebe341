import type { Notification } from '@org/api/client'
import { type BellEntry, formatMoment } from '@org/app-kit'
import { CircleAlert, Image, Send, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#shared/paths.ts'
import { notificationsTexts } from './texts.ts'

const icon = { size: 16, 'aria-hidden': true } as const
const words = notificationsTexts

/** What is said of each kind of news, and where it leads. */
const kinds: Record<
  Notification['kind'],
  {
    title: (news: Notification) => string
    to: (teamId: string | null) => string
    icon: ReactNode
  }
> = {
  deploy_finished: {
    title: ({ subject, done_count }) => words.deployFinished(subject, done_count),
    to: paths.deploy,
    icon: <Send {...icon} />,
  },
  deploy_failed: {
    title: ({ subject, done_count, failed_count }) =>
      words.deployFailed(subject, done_count, failed_count),
    to: paths.deploy,
    icon: <CircleAlert {...icon} />,
  },
  banner_started: {
    title: ({ subject }) => words.bannerStarted(subject),
    to: paths.banners,
    icon: <Image {...icon} />,
  },
  banner_ended: {
    title: ({ subject }) => words.bannerEnded(subject),
    to: paths.banners,
    icon: <Image {...icon} />,
  },
  import_done: {
    title: ({ done_count, updated_count }) => words.importDone(done_count, updated_count),
    to: paths.users,
    icon: <Users {...icon} />,
  },
  import_abandoned: {
    title: ({ done_count, updated_count, failed_count }) =>
      words.importAbandoned(done_count, updated_count, failed_count),
    to: paths.users,
    icon: <CircleAlert {...icon} />,
  },
}

/**
 * News as the bell shows it. News of a team lead to that team.
 *
 * @param teamId the team that the screens are held to, where other news lead.
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
