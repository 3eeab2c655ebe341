import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageActions, PageHeader } from '@org/app-kit/pages'
import { Card, Link } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { paths } from '#shared/paths.ts'
import { homeTexts } from './texts.ts'

/** The demo page, which stores two messages when it opens (specification 3, section 2.2). */
export function HomePage() {
  const ports = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      () => Promise.all(homeTexts.messages.map((text) => ports.addMessage(text))),
      [ports],
    ),
  )
  return (
    <Page>
      <PageHeader title={homeTexts.title} />
      <Card>
        <PageActions>
          <Link href={paths.invoices}>{homeTexts.invoices}</Link>
          <Link href={paths.billingTeam}>{homeTexts.team}</Link>
        </PageActions>
      </Card>
      <Card>
        <LoadedPart loaded={loaded} onRetry={retry}>
          {() => homeTexts.messages.map((text) => <p key={text}>{homeTexts.stored(text)}</p>)}
        </LoadedPart>
      </Card>
    </Page>
  )
}
