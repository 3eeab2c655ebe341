import {
  selectOrganisation,
  selectSession,
  selectUser,
  useRetainedEntity,
  useAppSelector,
  withFeature,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { PageHeader, Page } from '@org/app-kit/pages'
import { Link } from '@org/ui/primitives'
import { paths } from '#shared/paths.ts'
import { companyTexts } from './texts.ts'
import { AdministratorsCard } from './administrators/administrators-card.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyDeletion } from './deletion/company-deletion.tsx'
import { Overview } from './overview/overview.tsx'
import { NextSteps } from './next-steps/next-steps.tsx'
import { companyFeature } from './feature.ts'

/** The company's information. Signatures use it for the fields that they leave empty. */
function CompanyScreen() {
  const { isSwitching } = useAppSelector(selectSession)
  const company = useRetainedEntity(useAppSelector(selectOrganisation))
  const role = useRetainedEntity(useAppSelector(selectUser))?.role
  if (!company || isSwitching) return <PageLoading />
  return (
    <Page>
      <PageHeader
        title={companyTexts.title}
        actions={role === 'admin' && <Link href={paths.audit}>{companyTexts.auditLog}</Link>}
      />
      <NextSteps />
      <Overview />
      <CompanyForm key={company.id} company={company} />
      {role === 'admin' && <AdministratorsCard key={`administrators ${company.id}`} />}
      {role === 'admin' && <CompanyDeletion key={`deletion ${company.id}`} id={company.id} />}
    </Page>
  )
}

export const CompanyPage = withFeature(companyFeature, CompanyScreen)
