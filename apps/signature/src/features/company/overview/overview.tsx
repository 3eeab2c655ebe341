import { formatShortDate, useAppSelector } from '@org/app-kit'
import { Card, Link, Skeleton } from '@org/ui/primitives'
import { type ReactNode, useState } from 'react'
import { selectCampaigns } from '#features/banners'
import { selectTeams } from '#shared/lists/teams.ts'
import { paths } from '#shared/paths.ts'
import { peopleTexts } from '#shared/texts.ts'
import { companyTexts } from '../texts.ts'
import { companyFigures, nextBanner } from './company-figures.ts'
import { Figure, Figures } from './overview.styles.ts'

const wording = companyTexts.overview

/** The employees whose mail failed or was returned. */
const failedMails = `${paths.deploy(null)}?${new URLSearchParams([
  ['tab', 'users'],
  ['users.filter.status', `choice:${peopleTexts.states.failed}`],
  ['users.filter.status', `choice:${peopleTexts.states.bounced}`],
])}`

/** What there is to do: who has installed the signature, who has not, and what comes next. */
export function Overview() {
  const teams = useAppSelector(selectTeams)
  const banners = useAppSelector(selectCampaigns)
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const { members, installed, outdated, failed } = companyFigures(teams.data)
  const next = nextBanner(banners.data, now)
  const isLoading = (!teams.loaded && !teams.error) || (!banners.loaded && !banners.error)
  if (teams.error ?? banners.error) return null
  return (
    <Card title={wording.title} level={2}>
      {isLoading ? (
        <Skeleton lines={3} label={wording.loading} />
      ) : (
        <Figures>
          <Fact
            name={wording.installed}
            action={
              members === 0
                ? { href: paths.users(null), label: wording.addPeople }
                : { href: paths.deploy(null), label: wording.deploy }
            }
          >
            <strong>{wording.ofMembers(installed, members)}</strong>
          </Fact>
          <Fact
            name={wording.outdated}
            action={outdated > 0 && { href: paths.deploy(null), label: wording.update }}
          >
            <strong>{outdated}</strong>
          </Fact>
          <Fact
            name={wording.failed}
            action={failed > 0 && { href: failedMails, label: wording.seeFailures }}
          >
            <strong>{failed}</strong>
          </Fact>
          <Fact
            name={wording.nextBanner}
            action={
              next
                ? { href: paths.banner(null, next.id), label: wording.seeBanner }
                : { href: paths.banners(null), label: wording.planBanner }
            }
          >
            {next
              ? wording.bannerFrom(next.name, formatShortDate(next.start_date))
              : wording.noBanner}
          </Fact>
        </Figures>
      )}
    </Card>
  )
}

interface FactProps {
  name: string
  /** Where to act on it; false if there is nothing to do. */
  action: { href: string; label: string } | false
  children: ReactNode
}

function Fact({ name, action, children }: FactProps) {
  return (
    <Figure>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {action && (
        <dd>
          <Link href={action.href}>{action.label}</Link>
        </dd>
      )}
    </Figure>
  )
}
