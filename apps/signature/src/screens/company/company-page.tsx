import { selectOrganisation, selectSession, selectUser, useHeld } from '@org/app-kit'
import { Link } from '@org/ui/primitives'
import { paths } from '../../shell/paths.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { PageLoading } from '../messages/message-screens.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Page } from '../shared/page.styles.ts'
import { AdministratorsCard } from './administrators/administrators-card.tsx'
import { CompanyForm } from './company-form.tsx'
import { NextSteps } from './next-steps/next-steps.tsx'

/** The company's information, which goes into every signature that does not say otherwise. */
export function CompanyPage() {
  const { isSwitching } = useAppSelector(selectSession)
  const organisation = useHeld(useAppSelector(selectOrganisation))
  const role = useHeld(useAppSelector(selectUser))?.role
  if (!organisation || isSwitching) return <PageLoading />
  return (
    <Page>
      <PageHeader
        title={texts.company.title}
        actions={role === 'admin' && <Link href={paths.audit}>{texts.company.auditLog}</Link>}
      />
      <NextSteps />
      <CompanyForm key={organisation.id} organisation={organisation} />
      {role === 'admin' && <AdministratorsCard key={`administrators ${organisation.id}`} />}
    </Page>
  )
}
